/** A tax year of the page, with the first and last deadline of natural persons. */
export type PageYear = { readonly taxYear: number; readonly first: string; readonly last: string };

/** Window event, after the page's year changed. */
export const YEAR_CHANGED = 'year-changed';

/** Query parameter of the year, as in `/declaracion-renta?ag=2025`. */
export const YEAR_PARAMETER = 'ag';

/** Value of `<html data-years>`: `2024/2025-08-12/2025-10-24 …`, the active season first. */
export function writeYears(years: readonly PageYear[]): string {
  return years.map(({ taxYear, first, last }) => `${taxYear}/${first}/${last}`).join(' ');
}

/** The page's years, the active season first. */
export function pageYears(): readonly PageYear[] {
  const written = document.documentElement.dataset.years ?? '';
  return written.split(' ').map((year) => {
    const [taxYear = '', first = '', last = ''] = year.split('/');
    return { taxYear: Number(taxYear), first, last };
  });
}

/** The open tax year, kept by the early script in `<html data-tab>`. */
export function chosenTaxYear(): number {
  const tab = Number(document.documentElement.dataset.tab ?? 0);
  return pageYears()[tab]?.taxYear ?? 0;
}
