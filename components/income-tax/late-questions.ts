import type { AmountProblem } from '@/lib/tax/amounts';
import { readAmount } from './read-amounts';

/** The amounts a penalty can depend on, in the order in which they come to be asked. */
export const amountNames = ['tax', 'income', 'equity', 'creditBalance'] as const;
export type AmountName = (typeof amountNames)[number];

export type TypedAmounts = Readonly<Record<AmountName, string>>;

/**
 * The amounts that count, given those typed so far: income only without tax, equity only without income either, and
 * the credit balance with both, as article 641 takes them. What is blank or cannot be read asks for nothing more.
 */
export function askedAmounts(typed: TypedAmounts): readonly AmountName[] {
  const pesos = (name: AmountName) => {
    const told = readAmount(typed[name]);
    return told.kind === 'pesos' ? told.pesos : null;
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
 * The asked amounts in pesos, those not asked as 0; or what keeps each from being read. «No sé» is an answer for
 * the credit balance alone: without it the penalty is what it is at most.
 */
export function readAsked(typed: TypedAmounts) {
  const amounts = { tax: 0, income: 0, equity: 0, creditBalance: 0 };
  const problems: Partial<Record<AmountName, AskedProblem>> = {};
  let knowsCreditBalance = true;
  for (const name of askedAmounts(typed)) {
    const told = readAmount(typed[name]);
    if (told.kind === 'pesos') amounts[name] = told.pesos;
    else if (told.kind === 'unreadable') problems[name] = told.reason;
    else if (told.kind === 'unknown' && name === 'creditBalance') knowsCreditBalance = false;
    else problems[name] = 'missing';
  }
  return { amounts, problems, knowsCreditBalance };
}
