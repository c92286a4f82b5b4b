import { formatFigure } from '@/lib/tax/amounts';
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
    minimumUvt: formatFigure(minimumUvt),
    capUvt: formatFigure(capUvt),
    taxRate: formatFigure(tax.perMonth),
    taxMost: formatFigure(tax.most),
    incomeRate: formatFigure(income.perMonth),
    incomeMost: formatFigure(income.most),
    equityRate: formatFigure(equity.perMonth),
    equityMost: formatFigure(equity.most),
  };
}
