/**
 * Values that the site's code reads as `process.env.NEXT_PUBLIC_…`. Next inlines them in the pages and `post-build/` in
 * the scripts; both must have the same ones, or React would find another text than the page has.
 * @returns {Record<'NEXT_PUBLIC_API_HOST' | 'NEXT_PUBLIC_BUILD_DAY' | 'NEXT_PUBLIC_BUILD_YEAR' | 'NEXT_PUBLIC_SITE_URL', string>}
 */
export function publicValues() {
  const { NEXT_PUBLIC_API_HOST = '', NEXT_PUBLIC_BUILD_DAY = '', NEXT_PUBLIC_SITE_URL = '' } = process.env;
  return {
    // Unset variables are inlined as '' too; otherwise the code keeps a lookup.
    NEXT_PUBLIC_API_HOST,
    NEXT_PUBLIC_BUILD_DAY,
    // Scripts get the year, not the day, which would change cached files with each day's build. Colombia is at UTC−5.
    NEXT_PUBLIC_BUILD_YEAR: (
      NEXT_PUBLIC_BUILD_DAY || new Date(Date.now() - 5 * 3_600_000).toISOString()
    ).slice(0, 4),
    NEXT_PUBLIC_SITE_URL,
  };
}
