import type { DateEntry, GroupId } from '@/content/seasons/types';
import { endingPairs, lastDigits } from './endings';
import { nthWorkingDay } from './working-days';

/*
 * Decreto 2229 of 2023 sets income tax deadlines as working days of a month, from 2024 on. Its articles are
 * 1.6.1.13.2.11, .12 and .15 of the DUR 1625 of 2016.
 */

/** For each group, the dates of each installment. */
export type DecreeDates = Readonly<Record<GroupId, readonly (readonly DateEntry[])[]>>;

const FIRST_WORKING_DAY = 7;

// The 50 pairs fill these stretches of working days one after another.
const naturalStretches = [
  { month: 8, from: 7, to: 19 },
  { month: 9, from: 1, to: 20 },
  { month: 10, from: 1, to: 17 },
] as const;

/** The three groups' deadlines of a filing year by the decree's rule, in the order of the tables. */
export function decreeDates(year: number): DecreeDates {
  const byLastDigit = (month: number): DateEntry[] =>
    lastDigits.map((digits, index) => ({
      digits,
      date: nthWorkingDay(year, month, FIRST_WORKING_DAY + index),
    }));

  return {
    major: [2, 4, 6].map(byLastDigit),
    legal: [5, 7].map(byLastDigit),
    natural: [naturalDates(year)],
  };
}

function naturalDates(year: number): DateEntry[] {
  const days = naturalStretches.flatMap(({ month, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ month, n: from + index })),
  );
  return days.flatMap(({ month, n }, index) => {
    const digits = endingPairs[index];
    return digits === undefined ? [] : { digits, date: nthWorkingDay(year, month, n) };
  });
}
