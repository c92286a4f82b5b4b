/**
 * The environment variables, but for the build's day (build-day.ts). Each name is written in full, because
 * Next replaces the text `process.env.NAME` at build time.
 */

/** Address of the API, without a trailing slash. Empty: the same origin as the page. */
export const apiHost = (process.env.NEXT_PUBLIC_API_HOST ?? '').replace(/\/$/, '');

/** The site's address from the environment. lib/site-url.ts prefers it to the one in the owner's data. */
export const givenSiteUrl = process.env.NEXT_PUBLIC_SITE_URL ?? '';
