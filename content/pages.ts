import data from './pages.json' with { type: 'json' };
import type { Data } from './schema';

export type PageId = keyof Data['pages'];

/**
 * Title, description and label of a page, for search engines, previews and links; the season fills the
 * braces.
 */
export type Page = Required<Data['pages'][PageId]> & { readonly path: `/${string}` };

const { home, incomeTax, calendar } = data as Data['pages'];

export const pages = {
  home: { path: '/', keywords: [], ...home },
  incomeTax: { path: '/declaracion-renta', keywords: [], ...incomeTax },
  calendar: { path: '/calendario-tributario', keywords: [], ...calendar },
} as const satisfies Record<PageId, Page>;
