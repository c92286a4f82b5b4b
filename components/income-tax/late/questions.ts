import { lateFilingWords } from '@/content/late-filing';
import { plainText } from '@/lib/words/text-links';
import { uvts } from '@/content/season-records';
import { MIN_TAX, MIN_YEAR_AMOUNT, parseAmount } from '@/lib/tax/amounts';
import { thresholdsFor } from '@/lib/tax/thresholds';
import { problemWords, type AskedAmount } from '@/components/income-tax/shared/AmountQuestion';

/** The amounts a penalty can depend on, in the order of their questions. */
export const amountNames = ['tax', 'income', 'equity', 'creditBalance'] as const;
export type AmountName = (typeof amountNames)[number];

/** The smallest amount that each field takes as pesos without asking. */
export const minimumOf = {
  tax: MIN_TAX,
  income: MIN_YEAR_AMOUNT,
  equity: MIN_YEAR_AMOUNT,
  creditBalance: MIN_TAX,
} as const satisfies Record<AmountName, number>;

/** The error message of each amount, by its name. */
type Problems = Partial<Record<AmountName, string>>;

/** The year and the amounts as typed. */
export type LateFields = Readonly<Record<AmountName, string>> & {
  readonly taxYear: number;
  /** «No sé» is pressed beside the tax. */
  readonly isTaxUnknown: boolean;
};

const { problems: missing } = lateFilingWords;

/** Texts that count as «I don't know». */
const UNKNOWN = /^(?:no (?:lo )?s[eé]|ni idea|\?)$/i;

/** Reads a field: «no» and «cero» are 0 pesos, «no sé» is unknown, a blank is a problem, but for the tax. */
function readAmount(typed: LateFields, name: AmountName) {
  const text = typed[name].trim();
  if (UNKNOWN.test(text) || (name === 'tax' && typed.isTaxUnknown)) return { kind: 'unknown' } as const;
  // Without a tax, the minimum penalty is certain.
  if (text === '')
    return name === 'tax'
      ? ({ kind: 'unknown' } as const)
      : ({ kind: 'blank', problem: missing[name] } as const);
  const parsed = parsedAmount(typed, name);
  return parsed.ok
    ? ({ kind: 'pesos', pesos: parsed.pesos } as const)
    : ({
        kind: 'unreadable',
        problem: plainText(problemWords(parsed, name === 'equity' ? 'stock' : 'flow')),
      } as const);
}

/** The amount of a field as typed; an income may be a month's. */
export function parsedAmount(typed: LateFields, name: AmountName) {
  const { taxYear } = typed;
  const uvt = uvts.find(({ year }) => year === taxYear)?.pesos ?? null;
  const limit = name === 'income' ? thresholdsFor(taxYear, uvt).find(({ id }) => id === name) : undefined;
  return parseAmount(typed[name], minimumOf[name], limit && { limit: limit.amount, isIncome: true });
}

/** The figure of a field, if it needs a question. */
export function askedAmount(typed: LateFields, name: AmountName): AskedAmount | undefined {
  const parsed = parsedAmount(typed, name);
  return 'figure' in parsed ? parsed : undefined;
}

/** True if the tax is zero; article 641 then takes the other three amounts. */
export function isWithoutTax(typed: LateFields): boolean {
  const tax = readAmount(typed, 'tax');
  return tax.kind === 'pesos' && tax.pesos === 0;
}

export type ReadAmounts = ReturnType<typeof readAsked>;

/**
 * Amounts in pesos, 0 for those that don't count: income counts without tax, equity without income, and the credit
 * balance with either. A blank credit balance is unknown, so the penalty is the highest possible. If tax, income or
 * equity is unknown, only the minimum penalty is certain.
 */
export function readAsked(typed: LateFields) {
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
