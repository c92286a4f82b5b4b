import { yearsData } from '@/components/dom/tax-year';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords } from '@/content/filing-check';
import { incomeTaxWords } from '@/content/income-tax';
import type { IsoDate } from '@/content/seasons/types';
import type { VisitorCase } from '@/lib/lead/visitor-case';
import { formatPesos, parseAmount } from '@/lib/tax/amounts';
import type { ConditionId, FilingCheck } from '@/lib/tax/filing-check';
import { isoDate } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { listed } from '@/lib/words/listed';
import { amountName } from './form-entries';
import type { FilingSeason } from './FilingVerdict';

const { verdicts, step, meanings, reasons, ownReasons, vatUnknown, vatWhere } = filingCheckWords;

type Judged = Exclude<FilingCheck, { verdict: 'pending' }>;
export type VerdictWords = ReturnType<typeof verdictWords>;

/**
 * The words of a verdict.
 * @param entries the form's entries, for the typed amounts
 * @param today the day in Colombia
 */
export function verdictWords(
  { year, taxYear, thresholds, lastDate, abroadLimit }: FilingSeason,
  check: Judged,
  entries: URLSearchParams,
  today: IsoDate,
) {
  const { verdict } = check;
  const phase = today > lastDate ? 'over' : today <= isoDate(taxYear, 12, 31) ? 'running' : 'ended';
  const met = verdict === 'mustFile' ? check.met : [];
  const missing = verdict === 'unknown' ? check.missing : [];
  const words = {
    year: String(year),
    taxYear: String(taxYear),
    missing: String(missing.length),
    abroadLimit,
    reasons: listed([...met, ...missing].map((id) => reasons[id])),
  };
  const suffix = { running: 'Running', ended: '', over: 'Over' } as const;
  const said =
    verdict === 'mustFile' || verdict === 'needNot' ? (`${verdict}${suffix[phase]}` as const) : verdict;
  const meant: readonly string[] =
    said === 'needNotOver'
      ? meanings.needNot
      : said === 'unknown' && missing.length === 1
        ? meanings.unknownOne
        : meanings[said];
  const onlyDeposits = met.length === 1 && met[0] === 'deposits' ? [meanings.onlyDeposits] : [];
  // Both count on the last day of the year.
  const mayChange =
    phase === 'running' && met.length > 0 && met.every((id) => id === 'equity' || id === 'vat');
  const ifItStays = mayChange ? [meanings.ifItStays] : [];
  return {
    heading: fill(verdicts[said], words),
    /** The heading in short, for the path. */
    step: fill(step[said], words),
    meanings: [...meant, ...ifItStays, ...onlyDeposits].map((sentence) => fill(sentence, words)),
    /** The conditions met, «tus ingresos brutos». */
    reasons: met.map((id) => reasons[id]),
    /** The conditions answered «No sé», with their limit or the place to look. */
    missing: missing.map((id) => ({ id, ...unanswered(id) })),
    /** The page's other tax years, once this one needs no return. */
    otherYears: verdict === 'needNot' ? otherYearsOf(taxYear) : [],
    /** The verdict as the visitor's case has it. */
    answer: {
      taxYear,
      kind: verdict,
      phase,
      reasons: [
        ...met.map((id) => withAmount(id, entries)),
        ...missing.map((id) => (id === 'vat' ? vatUnknown : ownReasons[id])),
      ],
    } satisfies VisitorCase['verdict'],
  };

  function unanswered(id: ConditionId) {
    if (id === 'vat') return { name: incomeTaxWords.whoMustFile.vat.condition, limit: vatWhere };
    const { amount = 0 } = thresholds.find((each) => each.id === id) ?? {};
    return { name: conditionNames[id], limit: formatPesos(amount) };
  }
}

function otherYearsOf(taxYear: number): string[] {
  return (yearsData()?.years ?? [])
    .map((year) => year.taxYear)
    .filter((year) => year !== `${taxYear}`)
    .sort();
}

/** `mis ingresos brutos ($70.000.000)`, where an amount was typed. */
function withAmount(id: ConditionId, entries: URLSearchParams): string {
  const parsed = parseAmount(entries.get(amountName(id)) ?? '');
  if (!parsed.ok || parsed.pesos === 0) return ownReasons[id];
  return fill(filingCheckWords.withAmount, { name: ownReasons[id], amount: formatPesos(parsed.pesos) });
}
