/**
 * The environment, read here and, of the build's day, in build-day.ts. Each name is written out in full
 * because Next replaces `process.env.NAME` as text when it builds.
 */

/** Where the API answers, without a trailing slash. Empty: the same origin as the page. */
export const apiHost = (process.env.NEXT_PUBLIC_API_HOST ?? '').replace(/\/$/, '');

/** Where the site is, if the environment says so: it comes before the owner's own word, in lib/site-url.ts. */
export const givenSiteUrl = process.env.NEXT_PUBLIC_SITE_URL ?? '';
