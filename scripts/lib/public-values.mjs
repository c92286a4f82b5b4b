import { readFileSync } from 'node:fs';

/**
 * Values that the site's code reads as `process.env.NEXT_PUBLIC_…`. Next inlines them in the pages and `post-build/` in
 * the scripts; both must have the same ones, or React would find another text than the page has.
 * @returns {Record<'NEXT_PUBLIC_API_HOST' | 'NEXT_PUBLIC_BUILD_DAY' | 'NEXT_PUBLIC_BUILD_YEAR' | 'NEXT_PUBLIC_SENTENCES_DAY' | 'NEXT_PUBLIC_SITE_URL', string>}
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
    NEXT_PUBLIC_SENTENCES_DAY: sentencesDayOf(
      readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8'),
    ),
    NEXT_PUBLIC_SITE_URL,
  };
}

/**
 * The day of the newest version that changed what visitors read: whoever takes it over has not read that yet.
 * @param {string} changelog
 * @returns {string} `YYYY-MM-DD`
 * @throws Error if that version's head names no day
 */
export function sentencesDayOf(changelog) {
  const entry = changelog.split(/^## /m).find((each) => each.includes('\nLo que ven tus clientes'));
  const [, day = '', name, year] = /^\S+ · (\d+) de (\S+) de (\d{4})\n/.exec(entry ?? '') ?? [];
  const month = Array.from({ length: 12 }, (_, index) => index + 1).find(
    (number) => new Date(2026, number - 1).toLocaleString('es', { month: 'long' }) === name,
  );
  if (month === undefined) throw new Error('CHANGELOG.md: a head is «## 1.2.0 · 28 de noviembre de 2026».');
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
