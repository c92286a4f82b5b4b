import { lateFilingWords } from '@/content/late-filing';
import { placeDates, uvts } from '@/content/season-records';
import type { IsoDate } from '@/content/tax-calendar/types';
import type { Exemption } from '@/components/case/exemption';
import { contingencyOf } from '@/lib/contingencies';
import type { VisitorAnswers } from '@/lib/lead/visitor-answers';
import { seasons } from '@/lib/seasons';
import { datePartsOf } from '@/lib/tax/dates';
import { isComputed } from '@/lib/tax/deadlines';
import { isLapsed, lastUvt, latePenalty, minimumPenalty, type LateFiling } from '@/lib/tax/late-penalty';
import { deadlineOf, pastDecrees } from '@/lib/tax/past-deadlines';
import { deadlineByPlace } from '@/lib/tax/place-dates';
import { fill } from '@/lib/words/fill';
import type { ReadAmounts } from './questions';
import { listedYears, OLDER } from './year';

const { result } = lateFilingWords;

/** The answer of the calculator, by what is known of the return. */
export type LateCase =
  | ReturnType<typeof lateCase>
  /** The digits don't read. */
  | { readonly kind: 'unread'; readonly taxYear: number }
  /** The answers of «¿Te toca?» about the year excuse the visitor. */
  | { readonly kind: 'excused'; readonly taxYear: number; readonly exemption: Exemption };

export type FilingCase = Extract<LateCase, { kind: 'filing' }>;

/** The visitor's facts about a late return, from the case and the fields. */
type LateFacts = {
  readonly taxYear: number;
  /** The last two digits; '' if they are unknown. */
  readonly ending: string;
  /** The answer to a decree's question. */
  readonly place: string | undefined;
  readonly read: ReadAmounts;
};

/** Answers the facts. @param today the day in Colombia, on which the return would be filed */
export function lateCase({ taxYear, ending, place, read }: LateFacts, today: IsoDate) {
  // The visitor chose the option for years before the listed ones.
  if (taxYear === OLDER) return { kind: 'older', taxYear: Math.min(...listedYears(today)) - 1 } as const;
  const ordinary = deadlineOf(taxYear, ending, seasons);
  const uvt = lastUvt(datePartsOf(today).year, uvts) ?? { year: 0, pesos: 0 };
  if (ordinary === null) return caseOfYear(taxYear, today, uvt);
  const extended = contingencyOf({ group: 'natural', date: ordinary });
  const placed = deadlineByPlace(taxYear + 1, ending, ordinary, placeDates, place);
  const isUntil = extended && (today <= extended.until || extended.lateFrom === 'until');
  const deadline = placed?.deadline ?? (isUntil ? extended.until : ordinary);
  const { amounts, isUnknown, knowsCreditBalance } = read;
  const filing: LateFiling = { deadline, filed: today, ...amounts, uvt };
  if (isLapsed(deadline, today)) return { kind: 'lapsed', filing, taxYear, ending } as const;
  return {
    kind: 'filing',
    filing,
    /** `null` in time. */
    penalty: latePenalty(filing),
    taxYear,
    /** The last two digits of the tax ID. */
    ending,
    dateNote: dateNoteOf(taxYear),
    /** The DIAN's extension of the calendar's date, if it made one. */
    extended,
    /** The two dates of an ending to which a decree gave another one in some places. */
    placed,
    isUnknown,
    knowsCreditBalance,
  } as const;
}

/** The penalty as the receipt and every tool's message say it; `undefined` while there is none. */
export function penaltyOf(late: LateCase, hasLetter: boolean): VisitorAnswers['penalty'] {
  if (late.kind !== 'filing' || !late.penalty) return undefined;
  const { filing, taxYear, ending, placed, isUnknown } = late;
  const { penalty, minimum, afterSummons, isLeast, reduced } = late.penalty;
  const most = hasLetter && afterSummons > minimum ? afterSummons : penalty;
  return {
    taxYear,
    date: filing.deadline,
    ending,
    from: isUnknown ? minimum : reduced.half.amount,
    to: isUnknown ? null : most,
    isLeast,
    placed,
    letter: hasLetter ? (reduced.half.amount < penalty ? 'reduced' : 'full') : undefined,
  };
}

/** The answer while the digits are unknown: all dates of the year are ahead, or the minimum, at the UVT of a year. */
function caseOfYear(taxYear: number, today: IsoDate, uvt: LateFiling['uvt']) {
  const [first, last] = [deadlineOf(taxYear, '01', seasons), deadlineOf(taxYear, '00', seasons)];
  if (!first || !last) return { kind: 'older', taxYear } as const;
  if (today <= first) return { kind: 'ahead', taxYear, first, last, dateNote: dateNoteOf(taxYear) } as const;
  return {
    kind: 'least',
    taxYear,
    minimum: minimumPenalty(datePartsOf(today).year, uvt),
    uvtYear: uvt.year,
    /** The minimum is certain once all dates have passed, until the DIAN can't claim the first of them any more. */
    state: today <= last ? 'open' : isLapsed(first, today) ? 'lapsing' : 'over',
  } as const;
}

/** Source of a year's dates, unless the DIAN published them. */
function dateNoteOf(taxYear: number): string | null {
  const season = seasons.find((one) => one.taxYear === taxYear);
  if (season) return isComputed(season) ? result.computed : null;
  return fill(result.decree, { decree: pastDecrees[taxYear]?.norm ?? '' });
}
