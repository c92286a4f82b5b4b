import { placeWords } from '@/content/place-dates';
import { placeDates } from '@/content/season-records';
import type { GroupId } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import type { Deadline } from '@/lib/tax/deadlines';
import { deadlineByPlace, type PlacedDeadline } from '@/lib/tax/place-dates';
import { fill } from '@/lib/words/fill';

/**
 * A deadline of the tables as it is where the visitor's place gives another one.
 * @param told the answer to the question of the decree of its filing year
 */
export function placed(deadline: Deadline, told: string | undefined): Deadline {
  const { group, year, digits, date } = deadline;
  const found = group === 'natural' && deadlineByPlace(year, digits, date, placeDates, told);
  return found ? { ...deadline, date: found.deadline, placed: found } : deadline;
}

/** Rows of a group's table in a filing year that a decree gives some places beside it, each with its condition and its doubt. */
export function placeRowsOf(year: number, group: GroupId) {
  const ofYear = placeDates.filter((decree) => group === 'natural' && decree.year === year);
  return ofYear.flatMap(({ norm, question: where, source, confirmed, dates }) => {
    const doubt = confirmed === undefined ? fill(placeWords.unconfirmed, { source }) : undefined;
    return dates.map((row) => ({ ...row, where, norm, source, doubt }));
  });
}

/** Says by which decree the date is what it is, and the other date while that may count; '' where the decree doesn't apply. */
export function placedDateWords(placed: PlacedDeadline): string {
  return placedWords(placeWords.date, placed);
}

type Words = Readonly<Record<'yes' | 'unknown', Readonly<Record<'unconfirmed' | 'confirmed', string>>>>;

/** The sentence for the answer to the decree's question; '' after «No». @param count for the token of that name */
export function placedWords(
  words: Words,
  { decree, answer, deadline, other }: PlacedDeadline,
  count = '',
): string {
  if (answer === 'no') return '';
  const { norm, source, confirmed } = decree;
  return fill(words[answer][confirmed === undefined ? 'unconfirmed' : 'confirmed'], {
    norm,
    source,
    count,
    deadline: formatLong(deadline),
    other: other === null ? '' : formatLong(other),
  });
}
