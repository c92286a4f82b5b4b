import { lateFilingWords } from '@/content/late-filing';
import { plainText } from '@/lib/words/text-links';
import { uvts } from '@/content/season-records';
import { MIN_TAX, MIN_YEAR_AMOUNT, parseAmount } from '@/lib/tax/amounts';
import { thresholdsFor } from '@/lib/tax/thresholds';
import { problemWords } from '@/components/income-tax/shared/AmountQuestion';

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

/** The year and the amounts as typed. */
export type LateFields = Readonly<Record<AmountName, string>> & {
  readonly taxYear: number;
  /** «No sé» is pressed beside the tax. */
  readonly isTaxUnknown: boolean;
};

const { problems: missing } = lateFilingWords;

/** Texts that count as «I don't know». */
const UNKNOWN = /^(?:no (?:lo )?s[eé]|ni idea|\?)$/i;

/**
 * Reads a field: «no» and «cero» are 0 pesos, «no sé» is unknown. A blank is a problem where the penalty may come from the field;
 * without a tax, the minimum penalty is certain.
 */
function readAmount(typed: LateFields, name: AmountName): { pesos?: number; problem?: string } {
  const text = typed[name].trim();
  if (UNKNOWN.test(text) || (name === 'tax' && typed.isTaxUnknown)) return {};
  if (text === '') return { problem: name === 'income' || name === 'equity' ? missing[name] : undefined };
  const parsed = parsedAmount(typed, name);
  return parsed.ok ? { pesos: parsed.pesos } : { problem: plainText(problemWords(parsed, name)) };
}

/** The amount of a field as typed; an income may be a month's. */
export function parsedAmount(typed: LateFields, name: AmountName) {
  const { taxYear } = typed;
  const uvt = uvts.find(({ year }) => year === taxYear)?.pesos ?? null;
  const limit = name === 'income' ? thresholdsFor(taxYear, uvt).find(({ id }) => id === name) : undefined;
  return parseAmount(typed[name], minimumOf[name], limit);
}

/** True if the tax is zero; article 641 then takes the other three amounts. */
export function isWithoutTax(typed: LateFields): boolean {
  return readAmount(typed, 'tax').pesos === 0;
}

export type ReadAmounts = ReturnType<typeof readAsked>;

/**
 * Amounts in pesos, 0 for those that don't count: income counts without tax, equity without income, and the credit
 * balance with either. A blank credit balance is unknown, so the penalty is the highest possible.
 */
export function readAsked(typed: LateFields) {
  const amounts = { tax: 0, income: 0, equity: 0, creditBalance: 0 };
  const problems: Partial<Record<AmountName, string>> = {};
  const read = (name: AmountName) => {
    const { pesos, problem } = readAmount(typed, name);
    if (problem) problems[name] = problem;
    amounts[name] = pesos ?? 0;
    return pesos;
  };
  // The amounts after the first that is not zero don't count.
  const base = (['tax', 'income', 'equity'] as const).find((name) => read(name) !== 0);
  const credit = amounts.income > 0 || amounts.equity > 0 ? read('creditBalance') : 0;
  return {
    amounts,
    problems,
    /** Only the minimum penalty is certain. */
    isUnknown: (base !== undefined && amounts[base] === 0) || problems.creditBalance !== undefined,
    /** The credit balance is known or makes no difference. */
    knowsCreditBalance: credit !== undefined,
  };
}
