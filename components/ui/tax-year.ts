/** A tax year that the page answers for, and its window: the first and the last deadline of natural persons. */
export type PageYear = { readonly taxYear: number; readonly first: string; readonly last: string };

/** On the window, after the page has changed its year. */
export const YEAR_CHANGED = 'year-changed';

/** The name of the year in an address, as `/declaracion-renta?ag=2025`. */
export const YEAR_PARAMETER = 'ag';

/** As `<html data-years>` has them: `2024/2025-08-12/2025-10-24 …`, the active season's first. */
export function writeYears(years: readonly PageYear[]): string {
  return years.map(({ taxYear, first, last }) => `${taxYear}/${first}/${last}`).join(' ');
}

/** The years of the page, the active season's first. */
export function pageYears(): readonly PageYear[] {
  const written = document.documentElement.dataset.years ?? '';
  return written.split(' ').map((year) => {
    const [taxYear = '', first = '', last = ''] = year.split('/');
    return { taxYear: Number(taxYear), first, last };
  });
}

/** The year that the page is on, which the early script keeps in `<html data-tab>`; at first the active season's. */
export function chosenTaxYear(): number {
  const tab = Number(document.documentElement.dataset.tab ?? 0);
  return pageYears()[tab]?.taxYear ?? 0;
}
