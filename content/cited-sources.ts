import type { PageId } from './pages';

/**
 * Sources of each page that cites some, for search engines and assistants. `{calendar}` is the active season's calendar
 * as the DIAN published it, or the decree.
 */
export const citedSources: Partial<Record<PageId, readonly string[]>> = {
  incomeTax: ['{calendar}', 'Estatuto Tributario', 'Decreto 2229 de 2023'],
  calendar: ['{calendar}', 'Decreto 2229 de 2023', 'Decreto 1625 de 2016'],
};
