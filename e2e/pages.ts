import { pages as contentPages } from '@/content/pages';

/** The pages of the site, as content lists them. */
export const sitePages = Object.values(contentPages).map(({ label, path }) => ({
  name: label as string,
  path: path as string,
  status: 200,
}));

/** Those and the not-found page: every sweep over all pages begins here. */
export const pages = [...sitePages, { name: 'Página no encontrada', path: '/no-existe', status: 404 }];

/** What the browser itself reports for a page that comes with status 404. */
export const notFoundReport = { text: /status of 404/, at: '/no-existe' };

/** The size of a phone's window, for what a wide one does not show. */
export const phone = { width: 390, height: 844 };
