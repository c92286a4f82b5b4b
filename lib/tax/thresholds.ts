import type { Threshold } from '@/content/tax-calendar/types';
import { article, type Source, type Sourced } from './source';

type FilingFigures = {
  /**
   * Assets abroad above this many UVT on 1 January of the filing year need a declaration of their own.
   */
  readonly abroadUvt: number;
  /** UVT per month of a pension that are tax-free. */
  readonly pensionUvt: number;
  /** UVT per month up to which a tenth of the pay is deducted for all dependants. */
  readonly dependantMonthUvt: number;
  /** UVT of a year's income below which a partner, parent or sibling is a dependant. */
  readonly dependantIncomeUvt: number;
  /** UVT deducted from income since 2023: per dependant, up to four, and at most for all electronic invoices. */
  readonly dependantUvt: number;
  readonly invoicesUvt: number;
};

type FilingRules = Sourced<FilingFigures> & {
  /** The first tax year to which the rules apply. */
  readonly from: number;
  /** The limits, each of which is enough to oblige to file. */
  readonly limits: readonly (Omit<Threshold, 'amount'> & { readonly source: Source })[];
};

/**
 * Oldest first; add a reform's rules at the end. The law says «igual o superior» for income and «superior»
 * for the rest.
 */
const RULES: readonly [FilingRules, ...FilingRules[]] = [
  {
    from: 2019,
    limits: [
      { id: 'income', uvt: 1400, operator: '>=', source: article('592') },
      { id: 'equity', uvt: 4500, operator: '>', source: article('592') },
      { id: 'creditCard', uvt: 1400, operator: '>', source: article('594-3') },
      { id: 'purchases', uvt: 1400, operator: '>', source: article('594-3') },
      { id: 'deposits', uvt: 1400, operator: '>', source: article('594-3') },
    ],
    abroadUvt: 2000,
    pensionUvt: 1000,
    dependantMonthUvt: 32,
    dependantIncomeUvt: 260,
    dependantUvt: 72,
    invoicesUvt: 240,
    sources: {
      abroadUvt: article('607'),
      pensionUvt: article('206'),
      dependantMonthUvt: article('387'),
      dependantIncomeUvt: article('387'),
      dependantUvt: article('336'),
      invoicesUvt: article('336'),
    },
  },
];

/** The rules of a tax year; for years before all entries, the oldest entry. */
export function filingRules(taxYear: number, rules = RULES): FilingRules {
  return rules.filter(({ from }) => from <= taxYear).at(-1) ?? rules[0];
}

/**
 * A tax year's limits in whole pesos, not rounded to the thousand; none while its UVT is not known.
 * @param uvt pesos per UVT of the tax year
 */
export function thresholdsFor(taxYear: number, uvt: number | null, rules = RULES): Threshold[] {
  if (uvt === null) return [];
  return filingRules(taxYear, rules).limits.map(({ id, operator, uvt: count }) => ({
    id,
    uvt: count,
    operator,
    amount: count * uvt,
  }));
}
