/**
 * The environment, read here and nowhere else. Each name is written out in full
 * because Next replaces `process.env.NAME` as text when it builds.
 */

/** Where the API answers, without a trailing slash. Empty: the same origin as the page. */
export const apiHost = (process.env.NEXT_PUBLIC_API_HOST ?? '').replace(/\/$/, '');

/** Folder under the domain, as GitHub Pages uses for a project. Empty: the root of the domain. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Where the site is, if the environment says so: it comes before the owner's own word, in lib/site-url.ts. */
export const givenSiteUrl = process.env.NEXT_PUBLIC_SITE_URL ?? '';

/** The address of a page or file within this site: `/x` → `/base/x`. */
export function href(path: string): string {
  return path === '/' && basePath ? basePath : `${basePath}${path}`;
}

/** The day of the build, `2026-11-22`, where it is given; read when asked, since nothing in a browser asks. */
export function givenBuildDay(): `${number}-${number}-${number}` | undefined {
  const day = process.env.NEXT_PUBLIC_BUILD_DAY ?? '';
  return isDay(day) ? day : undefined;
}

/** The year of the build, fixed in what browsers get; elsewhere it is of the day on which one asks. */
export function givenBuildYear(): number | undefined {
  const year = Number(process.env.NEXT_PUBLIC_BUILD_YEAR ?? '');
  return year > 0 ? year : undefined;
}

function isDay(text: string): text is `${number}-${number}-${number}` {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}
