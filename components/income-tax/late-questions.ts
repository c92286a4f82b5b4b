import { lateFilingWords } from '@/content/late-filing';
import { plainText } from '@/lib/words/text-links';
import { LEAST_OF_A_TAX, LEAST_OF_A_YEAR, parseAmount } from '@/lib/tax/amounts';
import { problemWords, type AskedAmount } from './AmountQuestion';

/** The amounts a penalty can depend on, in the order of their questions. */
export const amountNames = ['tax', 'income', 'equity', 'creditBalance'] as const;
export type AmountName = (typeof amountNames)[number];

/** The smallest amount that each field takes without asking. */
export const leastOf = {
  tax: LEAST_OF_A_TAX,
  income: LEAST_OF_A_YEAR,
  equity: LEAST_OF_A_YEAR,
  creditBalance: LEAST_OF_A_TAX,
} as const satisfies Record<AmountName, number>;

/** A field's problem, by its name. */
export type Problems = Partial<Record<'taxYear' | 'digits' | AmountName, string>>;

const { problems: missing } = lateFilingWords;

/** Answers for «I don't know». */
const UNKNOWN = /^(?:no (?:lo )?s[eé]|ni idea|\?)$/i;

/** A field's answer: «no» and «cero» are 0 pesos, and a blank is no answer. */
function readAmount(typed: URLSearchParams, name: AmountName) {
  const text = typed.get(name)?.trim() ?? '';
  if (UNKNOWN.test(text) || (name === 'tax' && typed.has('taxUnknown'))) return { kind: 'unknown' } as const;
  if (text === '') return { kind: 'blank', problem: missing[name] } as const;
  const parsed = parseAmount(text, leastOf[name]);
  return parsed.ok
    ? ({ kind: 'pesos', pesos: parsed.pesos } as const)
    : ({
        kind: 'unreadable',
        problem: plainText(problemWords(parsed, name === 'equity' ? 'stock' : 'flow')),
      } as const);
}

/** A field's figure that is asked about. */
export function askedAmount(typed: URLSearchParams, name: AmountName): AskedAmount | undefined {
  const parsed = parseAmount(typed.get(name) ?? '', leastOf[name]);
  return 'figure' in parsed ? parsed : undefined;
}

/** Whether the other three amounts are asked for, as article 641 takes them: the tax is zero. */
export function isWithoutTax(typed: URLSearchParams): boolean {
  const tax = readAmount(typed, 'tax');
  return tax.kind === 'pesos' && tax.pesos === 0;
}

/**
 * The amounts that count, in pesos, the others 0: income without tax, equity without income, and the credit
 * balance with either. A blank credit balance is an unknown one: the penalty is then the highest. An unknown tax,
 * income or equity leaves only the minimum to say.
 */
export function readAsked(typed: URLSearchParams) {
  const amounts = { tax: 0, income: 0, equity: 0, creditBalance: 0 };
  const problems: Problems = {};
  let isUnknown = false;
  for (const name of ['tax', 'income', 'equity'] as const) {
    const input = readAmount(typed, name);
    if (input.kind === 'pesos') amounts[name] = input.pesos;
    else if (input.kind === 'unknown') isUnknown = true;
    else problems[name] = input.problem;
    if (input.kind !== 'pesos' || input.pesos > 0) break;
  }
  const hasBase = amounts.income > 0 || amounts.equity > 0;
  const credit = readAmount(typed, 'creditBalance');
  if (hasBase && credit.kind === 'pesos') amounts.creditBalance = credit.pesos;
  if (hasBase && credit.kind === 'unreadable') problems.creditBalance = credit.problem;
  return { amounts, problems, isUnknown, knowsCreditBalance: !hasBase || credit.kind === 'pesos' };
}
