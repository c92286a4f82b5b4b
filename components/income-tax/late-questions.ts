import type { AmountProblem } from '@/lib/tax/amounts';
import { readAmount } from './read-amounts';

/** The amounts a penalty can depend on, in the order of their questions. */
export const amountNames = ['tax', 'income', 'equity', 'creditBalance'] as const;
export type AmountName = (typeof amountNames)[number];

export type TypedAmounts = Readonly<Record<AmountName, string>>;

/**
 * Amounts that article 641 needs after those typed so far. Income counts only without tax, equity only
 * without income, and the credit balance with both. A blank or unreadable amount asks for no other.
 */
export function askedAmounts(typed: TypedAmounts): readonly AmountName[] {
  const pesos = (name: AmountName) => {
    const input = readAmount(typed[name]);
    return input.kind === 'pesos' ? input.pesos : null;
  };
  if (pesos('tax') !== 0) return ['tax'];
  const income = pesos('income');
  if (income === null) return ['tax', 'income'];
  if (income > 0) return ['tax', 'income', 'creditBalance'];
  const hasEquity = (pesos('equity') ?? 0) > 0;
  return hasEquity ? amountNames : ['tax', 'income', 'equity'];
}

export type AskedProblem = AmountProblem | 'missing';

/**
 * The asked amounts in pesos, the others 0, and the problem of each unreadable one. «No sé» answers the credit
 * balance alone, without which the penalty is the highest possible.
 */
export function readAsked(typed: TypedAmounts) {
  const amounts = { tax: 0, income: 0, equity: 0, creditBalance: 0 };
  const problems: Partial<Record<AmountName, AskedProblem>> = {};
  let knowsCreditBalance = true;
  for (const name of askedAmounts(typed)) {
    const input = readAmount(typed[name]);
    if (input.kind === 'pesos') amounts[name] = input.pesos;
    else if (input.kind === 'unreadable') problems[name] = input.reason;
    else if (input.kind === 'unknown' && name === 'creditBalance') knowsCreditBalance = false;
    else problems[name] = 'missing';
  }
  return { amounts, problems, knowsCreditBalance };
}
