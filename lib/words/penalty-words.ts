import { formatFigure } from '@/lib/tax/amounts';
import { penaltyRules } from '@/lib/tax/late-penalty';

/** Token values for the late-filing rules that settle a penalty in a calendar year. */
export function penaltyWords(year: number) {
  const { tax, income, equity, minimumUvt, capUvt } = penaltyRules(year);
  return {
    /** Minimum and cap as numbers of UVT, `10` and `2.500`. */
    minimumUvt: formatFigure(minimumUvt),
    capUvt: formatFigure(capUvt),
    /** Percentages per month and their maximum: on the tax, the income and the equity. */
    taxRate: formatFigure(tax.perMonth),
    taxMost: formatFigure(tax.most),
    incomeRate: formatFigure(income.perMonth),
    incomeMost: formatFigure(income.most),
    equityRate: formatFigure(equity.perMonth),
    equityMost: formatFigure(equity.most),
  };
}
