import { pages as contentPages } from '@/content/pages';

/** Pages of the site, from content. */
export const sitePages = Object.values(contentPages);

/** Site pages and the not-found page, for every test that sweeps pages. */
export const pages = [...sitePages, { path: '/no-existe' }];

/** The browser's own report for a page with status 404. */
export const notFoundReport = /status of 404 .*\/no-existe\)$/;

/** Phone window, for layouts that a wide one doesn't have. */
export const phone = { width: 390, height: 844 };
