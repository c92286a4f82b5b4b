import type { AmountProblem } from '@/lib/tax/amounts';
import { readAmount } from './read-amounts';

/** The amounts a penalty can depend on, in the order of their questions. */
export const amountNames = ['tax', 'income', 'equity', 'creditBalance'] as const;
export type AmountName = (typeof amountNames)[number];

export type TypedAmounts = Readonly<Record<AmountName, string>>;

/** The amounts asked for: article 641 takes the other three where there is no tax. */
export function askedAmounts({ tax }: TypedAmounts): readonly AmountName[] {
  const input = readAmount(tax);
  return input.kind === 'pesos' && input.pesos === 0 ? amountNames : ['tax'];
}

export type AskedProblem = AmountProblem | 'missing';

/**
 * The amounts that count, in pesos, the others 0: income without tax, equity without income, and the credit
 * balance with either. A blank credit balance is an unknown one: the penalty is then the highest. An unknown tax,
 * income or equity leaves only the minimum to say.
 */
export function readAsked(typed: TypedAmounts) {
  const amounts = { tax: 0, income: 0, equity: 0, creditBalance: 0 };
  const problems: Partial<Record<AmountName, AskedProblem>> = {};
  let isUnknown = false;
  for (const name of ['tax', 'income', 'equity'] as const) {
    const input = readAmount(typed[name]);
    if (input.kind === 'pesos') amounts[name] = input.pesos;
    else if (input.kind === 'unreadable') problems[name] = input.reason;
    else if (input.kind === 'unknown') isUnknown = true;
    else problems[name] = 'missing';
    if (input.kind !== 'pesos' || input.pesos > 0) break;
  }
  const hasBase = amounts.income > 0 || amounts.equity > 0;
  const credit = readAmount(typed.creditBalance);
  if (hasBase && credit.kind === 'pesos') amounts.creditBalance = credit.pesos;
  if (hasBase && credit.kind === 'unreadable') problems.creditBalance = credit.reason;
  return { amounts, problems, isUnknown, knowsCreditBalance: !hasBase || credit.kind === 'pesos' };
}
