import type { Norm } from '@/content/norms';
import type { Threshold } from '@/content/tax-calendar/types';
import { rulesOf, sourced } from './source';

const since2019 = {
  /** The first tax year to which the rules apply. */
  from: 2019,
  /**
   * The limits, each of which is enough to oblige to file. The law says «igual o superior» for income and «superior» for the
   * rest.
   */
  limits: [
    { id: 'income', uvt: 1400, operator: '>=', source: 'artículo 592' },
    { id: 'equity', uvt: 4500, operator: '>', source: 'artículo 592' },
    { id: 'creditCard', uvt: 1400, operator: '>', source: 'artículo 594-3' },
    { id: 'purchases', uvt: 1400, operator: '>', source: 'artículo 594-3' },
    { id: 'deposits', uvt: 1400, operator: '>', source: 'artículo 594-3' },
  ] satisfies (Omit<Threshold, 'amount'> & { source: Norm })[],
  ...sourced(
    {
      /** Assets abroad above this many UVT on 1 January of the filing year need a declaration of their own. */
      abroadUvt: 2000,
      /** UVT per month of a pension that are tax-free. */
      pensionUvt: 1000,
      /** UVT per month up to which a tenth of the pay is deducted for all dependants. */
      dependantMonthUvt: 32,
      /** UVT of a year's income below which a partner, parent or sibling is a dependant. */
      dependantIncomeUvt: 260,
      /** UVT deducted from income since 2023: per dependant, up to four, and at most for all electronic invoices. */
      dependantUvt: 72,
      invoicesUvt: 240,
    },
    {
      abroadUvt: 'artículo 607',
      pensionUvt: 'artículo 206',
      dependantMonthUvt: 'artículo 387',
      dependantIncomeUvt: 'artículo 387',
      dependantUvt: 'artículo 336',
      invoicesUvt: 'artículo 336',
    },
  ),
};

/** The rules of a tax year. Add a reform's at the end. */
export function filingRules(taxYear: number) {
  return rulesOf(taxYear, [since2019]);
}

/**
 * A tax year's limits in whole pesos, not rounded to the thousand; none while its UVT is not known.
 * @param uvt pesos per UVT of the tax year
 */
export function thresholdsFor(taxYear: number, uvt: number | null): Threshold[] {
  if (uvt === null) return [];
  return filingRules(taxYear).limits.map(({ id, operator, uvt: count }) => ({
    id,
    uvt: count,
    operator,
    amount: count * uvt,
  }));
}
