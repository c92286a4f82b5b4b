import { lateFilingWords } from '@/content/late-filing';
import { uvts, type Contingency } from '@/content/season-records';
import type { IsoDate, Season } from '@/content/tax-calendar/types';
import type { Excuse } from '@/components/case/excuse';
import { contingencyOf } from '@/lib/contingencies';
import { seasons } from '@/lib/seasons';
import { datePartsOf } from '@/lib/tax/dates';
import { isComputed } from '@/lib/tax/deadlines';
import { isLapsed, lastUvt, minimumPenalty, type LateFiling } from '@/lib/tax/late-penalty';
import { deadlineOf, decreeOf } from '@/lib/tax/past-deadlines';
import { readTaxId } from '@/lib/tax/tax-id';
import { fill } from '@/lib/words/fill';
import { readAsked, type LateFields, type Problems } from './late-questions';
import { listedYears, OLDER } from './late-year';

const { problems: messages, result } = lateFilingWords;

/** The visitor's input once it is parsed. */
export type LateCase =
  | {
      readonly kind: 'filing';
      readonly filing: LateFiling;
      readonly taxYear: number;
      /** The last two digits of the tax ID. */
      readonly ending: string;
      /** Source of the deadline, unless the DIAN published it. */
      readonly dateNote: string | null;
      /** The DIAN's extension of the calendar's date, if it made one. */
      readonly extended: Contingency | undefined;
      /** An amount is unknown, so only the minimum penalty is certain. */
      readonly isUnknown: boolean;
      /** The credit balance is known or makes no difference. */
      readonly knowsCreditBalance: boolean;
    }
  /** Only the year is known, and all its dates have passed; the minimum is in pesos, at the UVT of a year. */
  | {
      readonly kind: 'least';
      readonly taxYear: number;
      readonly minimum: number;
      readonly uvtYear: number;
    }
  /** The answers of «¿Te toca?» about the year excuse the visitor. */
  | { readonly kind: 'excused'; readonly taxYear: number; readonly excuse: Excuse }
  /** The visitor chose the option for years before the listed ones. */
  | { readonly kind: 'older'; readonly taxYear: number };

export type FilingCase = Extract<LateCase, { kind: 'filing' }>;

/** Result of a submit: problems, or input to answer. */
type Outcome = { readonly problems: Problems; readonly late?: LateCase };

/** Reads the calculator's fields. @param today the day in Colombia, on which the return would be filed */
export function lateOutcome(fields: LateFields, today: IsoDate): Outcome {
  if (fields.taxYear === OLDER)
    return { problems: {}, late: { kind: 'older', taxYear: Math.min(...listedYears(today)) - 1 } };
  if (!fields.taxYear) return { problems: { taxYear: messages.taxYear } };
  const taxYear = Number(fields.taxYear);
  const least = fields.digits.trim() ? undefined : leastOfYear(taxYear, today);
  if (least !== undefined) return { problems: {}, late: { kind: 'least', taxYear, ...least } };
  const reading = readTaxId(fields.digits);
  const ending = reading.ok && reading.ending.length === 2 ? reading.ending : '';
  const uvt = lastUvt(datePartsOf(today).year, uvts);
  const due = deadlineOf(taxYear, ending, seasons);
  const extended = due === null ? undefined : contingencyOf({ group: 'natural', date: due });
  const isUntil = extended && (today <= extended.until || extended.lateFrom === 'until');
  const deadline = isUntil ? extended.until : due;
  const { amounts, problems: ofAmounts, isUnknown, knowsCreditBalance } = readAsked(fields);
  const problems: Problems = {
    ...(ending === '' && { digits: messages.digits }),
    // There is no penalty up to the deadline, so amounts may be missing.
    ...((deadline === null || today > deadline) && ofAmounts),
  };
  if (!uvt || deadline === null || Object.keys(problems).length > 0) return { problems };
  const season = seasons.find((one) => one.taxYear === taxYear);
  return {
    problems,
    late: {
      kind: 'filing',
      filing: { deadline, filed: today, ...amounts, uvt },
      taxYear,
      ending,
      dateNote: dateNoteOf(taxYear, season),
      extended,
      isUnknown,
      knowsCreditBalance,
    },
  };
}

/** The minimum penalty of a year that is late for every ending, in pesos; `undefined` while the ending matters. */
function leastOfYear(taxYear: number, today: IsoDate) {
  const [first, last] = [deadlineOf(taxYear, '01', seasons), deadlineOf(taxYear, '00', seasons)];
  const uvt = lastUvt(datePartsOf(today).year, uvts);
  if (!first || !last || !uvt || today <= last || isLapsed(first, today)) return undefined;
  return { minimum: minimumPenalty(datePartsOf(today).year, uvt), uvtYear: uvt.year };
}

function dateNoteOf(taxYear: number, season: Season | undefined): string | null {
  if (season) return isComputed(season) ? result.computed : null;
  return fill(result.decree, { decree: decreeOf(taxYear) ?? '' });
}
