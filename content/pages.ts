import data from './pages.json' with { type: 'json' };
import { paths } from './page-anchors';
import type { Data } from './schema';

export type PageId = keyof Data['pages'];

/**
 * Title, description and label of a page, for search engines, previews and links; the season fills the
 * braces.
 */
export type Page = Required<Data['pages'][PageId]> & { readonly path: `/${string}` };

const { home, incomeTax, calendar } = data as Data['pages'];

export const pages = {
  home: { path: paths.home, keywords: [], ...home },
  incomeTax: { path: paths.incomeTax, keywords: [], ...incomeTax },
  calendar: { path: paths.calendar, keywords: [], ...calendar },
} as const satisfies Record<PageId, Page>;

/**
 * Titles that stand in, the first that fits, for an owner's title that her name or city makes too long, or
 * that waits for the season's amounts or promises limits («topes») that the season lacks.
 */
export const shorterTitles = {
  home: ['{businessName} - {city}', '{businessName}'],
  incomeTax: ['Declaración de Renta {year} (año gravable {taxYear}): fechas', 'Declaración de Renta {year}'],
  calendar: ['Calendario Tributario {year}'],
} as const satisfies Record<PageId, readonly string[]>;
