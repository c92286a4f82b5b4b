import { yearsData } from '@/components/dom/tax-year';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import { formatFigure, formatPesos, parseAmount } from '@/lib/tax/amounts';
import type { ConditionId, FilingCheck } from '@/lib/tax/filing-check';
import { filingRules } from '@/lib/tax/thresholds';
import { fill } from '@/lib/words/fill';
import { listed } from '@/lib/words/listed';
import { amountName } from './filing-form';
import type { FilingSeason } from './FilingVerdict';

const { verdicts, step, meanings, reasons, message, vatWhere } = filingCheckWords;

type Judged = Exclude<FilingCheck, { verdict: 'pending' }>;

export type VerdictWords = {
  readonly kind: Judged['verdict'];
  readonly isOver: boolean;
  readonly heading: string;
  /** The heading in short, for the path. */
  readonly step: string;
  readonly meanings: readonly string[];
  /** The conditions answered «No sé», with their limit or the place to look. */
  readonly missing: readonly { readonly id: ConditionId; readonly name: string; readonly limit: string }[];
  /** The page's other tax years, once this one needs no return. */
  readonly otherYears: readonly string[];
  /** The message for WhatsApp and for the form. */
  readonly message: string;
};

/**
 * The words of a verdict.
 * @param entries the form's entries, for the typed amounts
 * @param isOver whether every date of the season has passed
 */
export function verdictWords(
  { year, taxYear, thresholds }: FilingSeason,
  check: Judged,
  entries: URLSearchParams,
  isOver: boolean,
): VerdictWords {
  const { verdict } = check;
  const said =
    isOver && (verdict === 'mustFile' || verdict === 'needNot') ? (`${verdict}Over` as const) : verdict;
  const met = verdict === 'mustFile' ? check.met : [];
  const missing = verdict === 'unknown' ? check.missing : [];
  const words = {
    year: String(year),
    taxYear: String(taxYear),
    missing: String(missing.length),
    abroadUvt: formatFigure(filingRules(taxYear).abroadUvt),
    reasons: listed([...met, ...missing].map((id) => reasons[id])),
  };
  const meant: readonly string[] =
    said === 'needNotOver'
      ? meanings.needNot
      : said === 'unknown' && missing.length === 1
        ? meanings.unknownOne
        : meanings[said];
  const onlyDeposits = met.length === 1 && met[0] === 'deposits' ? [meanings.onlyDeposits] : [];
  const withAmounts = met.map((id) => withAmount(id, entries));
  return {
    kind: verdict,
    isOver,
    heading: fill(verdicts[said], words),
    step: fill(step[said], words),
    meanings: [...meant, ...onlyDeposits].map((sentence) => fill(sentence, words)),
    missing: missing.map((id) => ({ id, name: nameOf(id), limit: limitOf(id) })),
    otherYears: verdict === 'needNot' ? otherYearsOf(taxYear) : [],
    message: fill(message[said], met.length > 0 ? { ...words, reasons: listed(withAmounts) } : words),
  };

  function limitOf(id: ConditionId): string {
    const threshold = thresholds.find((each) => each.id === id);
    return threshold ? formatPesos(threshold.amount) : vatWhere;
  }
}

function otherYearsOf(taxYear: number): string[] {
  return (yearsData()?.years ?? [])
    .flatMap((year) => (year.taxYear === taxYear ? [] : [String(year.taxYear)]))
    .sort();
}

function nameOf(id: ConditionId): string {
  return id === 'vat' ? incomeTaxWords.whoMustFile.vat.condition : conditionNames[id];
}

/** `tus ingresos brutos ($70.000.000)`, where an amount was typed. */
function withAmount(id: ConditionId, entries: URLSearchParams): string {
  const parsed = parseAmount(entries.get(amountName(id)) ?? '');
  if (!parsed.ok || parsed.pesos === 0) return reasons[id];
  return fill(message.amount, { name: reasons[id], amount: formatPesos(parsed.pesos) });
}
