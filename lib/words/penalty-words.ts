import { penaltyRules } from '@/lib/tax/late-penalty';

/** Tokens for the figures of the late-filing rules. */
export const penaltyTokens = [
  /** `10` and `2.500`, in UVT. */
  'minimumUvt',
  'capUvt',
  /** Percentages per month and their maximum: on the tax, the income and the equity. */
  'taxRate',
  'taxMost',
  'incomeRate',
  'incomeMost',
  'equityRate',
  'equityMost',
] as const;

/** Value of each token for a penalty settled in a calendar year. */
export function penaltyWords(year: number): Record<(typeof penaltyTokens)[number], string> {
  const { rates, minimumUvt, capUvt } = penaltyRules(year);
  const { tax, income, equity } = rates;
  return {
    minimumUvt: written(minimumUvt),
    capUvt: written(capUvt),
    taxRate: written(tax.perMonth),
    taxMost: written(tax.most),
    incomeRate: written(income.perMonth),
    incomeMost: written(income.most),
    equityRate: written(equity.perMonth),
    equityMost: written(equity.most),
  };
}

/** `2.500` and `0,5`: formatted by hand, because Spanish `Intl` omits the point below 10.000. */
function written(figure: number): string {
  const [whole = '', decimals] = String(figure).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, '.'), decimals].filter(Boolean).join(',');
}
