import data from './pages.json' with { type: 'json' };
import type { Data } from './schema';

export type PageId = keyof Data['pages'];

/** What search engines and previews read of a page, and how the site calls it; the season fills what is in braces. */
export type Page = Required<Data['pages'][PageId]> & { readonly path: `/${string}` };

const { home, incomeTax, calendar } = data as Data['pages'];

export const pages = {
  home: { path: '/', keywords: [], ...home },
  incomeTax: { path: '/declaracion-renta', keywords: [], ...incomeTax },
  calendar: { path: '/calendario-tributario', keywords: [], ...calendar },
} as const satisfies Record<PageId, Page>;
