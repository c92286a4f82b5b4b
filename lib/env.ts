/**
 * The environment, read here and nowhere else. Each name is written out in full
 * because Next replaces `process.env.NAME` as text when it builds.
 */

/** Where the API answers, without a trailing slash. Empty: the same origin as the page. */
export const apiHost = (process.env.NEXT_PUBLIC_API_HOST ?? '').replace(/\/$/, '');

/** Folder under the domain, as GitHub Pages uses for a project. Empty: the root of the domain. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

const givenSiteUrl = (process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/$/, '');

/** Without the site's address a build is a rehearsal: search engines are told not to index it. */
export const isProduction = givenSiteUrl !== '';

/** The site's own origin, without a trailing slash. `localhost` keeps a rehearsal's addresses absolute and plainly unreal. */
export const siteUrl = isProduction ? givenSiteUrl : 'http://localhost:3000';

/** The address of a page or file within this site: `/x` → `/base/x`. */
export function href(path: string): string {
  return path === '/' && basePath ? basePath : `${basePath}${path}`;
}

/**
 * The absolute address of a page or file, as canonicals, previews and reminders need it. The home page's has no
 * slash at its end: so Next writes its canonical, and every other mention must be that one.
 */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${siteUrl}${basePath}` : `${siteUrl}${href(path)}`;
}
