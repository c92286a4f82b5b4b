import { site } from '@/content/site';

/** Address of a rehearsal build: absolute, and obviously not a real site. */
const rehearsal = 'http://localhost:3000';

/** The site's own origin, without a trailing slash: the environment's, or else the one in the owner's data. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || site.address || rehearsal).replace(/\/$/, '');

/** Without the site's address a build is a rehearsal: search engines are told not to index it. */
export const isProduction = siteUrl !== rehearsal;

/**
 * The absolute address of a page or file, as canonicals, previews and reminders need it. The home page's has no
 * slash at its end: so Next writes its canonical, and every other mention must be that one.
 * @param path with a slash in front
 */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : siteUrl + path;
}
