import type { DateEntry, IsoDate } from '@/content/tax-calendar/types';
import { belongsTo } from './endings';

/*
 * Deadlines that a decree gave natural persons of some places, beside those of everybody else. The one known is Decreto 1226 of
 * 18 August 2026, of which only others' accounts were read. The months of article 641 are counted from the deadline that holds for
 * the person, which for them is the decree's day; article 579-2 (failures of the DIAN's systems) has no part in it.
 */

/** The answer to a decree's question. */
type PlaceAnswer = 'yes' | 'no' | 'unknown';

/** A decree's rows of two endings each; `confirmed` once the owner has read it at the DIAN. */
export type PlaceDates = {
  readonly norm: string;
  /** The filing year. */
  readonly year: number;
  readonly question: string;
  readonly dates: readonly DateEntry[];
  readonly source: string;
  readonly confirmed?: IsoDate;
  /** The day on which the dates came into the site. */
  readonly since?: IsoDate;
};

/** The deadline of an ending that has two, by the answer. */
export type PlacedDeadline = {
  readonly decree: PlaceDates;
  /** The deadline without the decree. */
  readonly ordinary: IsoDate;
  readonly answer: PlaceAnswer;
  /** The deadline that counts; the earlier one while the answer is unknown. */
  readonly deadline: IsoDate;
  /** The other one, which may count all the same: the place is unknown, or the decree is not confirmed. */
  readonly other: IsoDate | null;
};

/**
 * The deadline of an ending with two dates in a filing year; `undefined` where it has one.
 * @param ending two last digits, or a table's row
 * @param ordinary the deadline without a decree
 * @param told the visitor's answer; anything but a yes or a no is unknown
 */
export function deadlineByPlace(
  year: number,
  ending: string,
  ordinary: IsoDate,
  decrees: readonly PlaceDates[],
  told: string | undefined,
): PlacedDeadline | undefined {
  for (const decree of decrees) {
    const row =
      decree.year === year &&
      decree.dates.find(({ digits }) => digits === ending || belongsTo(ending, digits));
    if (!row) continue;
    const answer = told === 'yes' || told === 'no' ? told : 'unknown';
    const mayDiffer = answer === 'unknown' || (answer === 'yes' && decree.confirmed === undefined);
    const [deadline, other] = answer === 'yes' ? [row.date, ordinary] : [ordinary, row.date];
    return { decree, ordinary, answer, deadline, other: mayDiffer ? other : null };
  }
  return undefined;
}
