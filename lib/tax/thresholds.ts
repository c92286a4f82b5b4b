import type { Threshold } from '@/content/tax-calendar/types';

type FilingRules = {
  /** The first tax year to which the rules apply. */
  readonly from: number;
  readonly source: string;
  /** The limits, each of which is enough to oblige to file. */
  readonly limits: readonly Omit<Threshold, 'amount'>[];
  /**
   * Assets abroad above this many UVT on 1 January of the filing year need a declaration of their own
   * (article 607).
   */
  readonly abroadUvt: number;
  /** UVT per month of a pension that are tax-free (article 206). */
  readonly pensionUvt: number;
  /** UVT of taxable income up to which the rate is zero (article 241). */
  readonly zeroRateUvt: number;
  /**
   * UVT deducted from income: per dependant, up to four, and at most for all electronic invoices (article
   * 336, since 2023).
   */
  readonly dependantUvt: number;
  readonly invoicesUvt: number;
};

/**
 * Oldest first; add a reform's rules at the end. The law says «igual o superior» for income and «superior»
 * for the rest.
 */
const RULES: readonly [FilingRules, ...FilingRules[]] = [
  {
    from: 2019,
    source: 'Estatuto Tributario, artículos 206, 241, 336, 592 a 594-3 y 607',
    limits: [
      { id: 'income', uvt: 1400, operator: '>=' },
      { id: 'equity', uvt: 4500, operator: '>' },
      { id: 'creditCard', uvt: 1400, operator: '>' },
      { id: 'purchases', uvt: 1400, operator: '>' },
      { id: 'deposits', uvt: 1400, operator: '>' },
    ],
    abroadUvt: 2000,
    pensionUvt: 1000,
    zeroRateUvt: 1090,
    dependantUvt: 72,
    invoicesUvt: 240,
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
  return filingRules(taxYear, rules).limits.map((limit) => ({ ...limit, amount: limit.uvt * uvt }));
}
