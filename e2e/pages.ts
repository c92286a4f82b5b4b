import { pages as contentPages } from '@/content/pages';

/** Pages of the site, from content. */
export const sitePages = Object.values(contentPages);

/** Site pages and the not-found page, for tests that visit every page. */
export const pages = [...sitePages, { path: '/no-existe' }];

/** The browser's report of a page with status 404. */
export const notFoundReport = /status of 404 .*\/no-existe\)$/;

/** Viewport of a phone. */
export const phone = { width: 390, height: 844 };
