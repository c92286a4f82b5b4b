import type { DateEntry, GroupId, IsoDate } from '@/content/tax-calendar/types';
import { endingPairs, lastDigits } from './endings';
import { workingDaysOf, type FreeDays } from './working-days';

/*
 * Decreto 2229 of 2023 sets income tax deadlines as working days of a month, from 2024 on. Its articles are
 * 1.6.1.13.2.11, .12 and .15 of the DUR 1625 of 2016.
 */

/** The dates that the decree gives, for each taxpayer group and each of its installments. */
export type DecreeDates = Readonly<Record<GroupId, readonly (readonly DateEntry[])[]>>;

/** Working days of a month, 1 = first. */
type Stretch = { readonly month: number; readonly from: number; readonly to: number };

// The 50 pairs fill these stretches one after another.
const naturalStretches: readonly Stretch[] = [
  { month: 8, from: 7, to: 19 },
  { month: 9, from: 1, to: 20 },
  { month: 10, from: 1, to: 17 },
];

const ofLastDigits = (month: number): Stretch[] => [{ month, from: 7, to: 16 }];

/**
 * The three groups' deadlines of a filing year by the decree's rule, in the order of the tables.
 * @throws RangeError where free days leave a month too few working days
 */
export function decreeDates(year: number, free?: FreeDays): DecreeDates {
  const rows = (endings: readonly string[], stretches: readonly Stretch[]): DateEntry[] => {
    const days = stretches.flatMap((stretch) => daysOf(year, stretch, free));
    return days.flatMap((date, index) => {
      const digits = endings[index];
      return digits === undefined ? [] : { digits, date };
    });
  };
  return {
    major: [2, 4, 6].map((month) => rows(lastDigits, ofLastDigits(month))),
    legal: [5, 7].map((month) => rows(lastDigits, ofLastDigits(month))),
    natural: [rows(endingPairs, naturalStretches)],
  };
}

function daysOf(year: number, { month, from, to }: Stretch, free: FreeDays | undefined): IsoDate[] {
  const days = workingDaysOf(year, month, free);
  if (days.length < to) throw new RangeError(`${year}-${month} has ${days.length} working days, not ${to}`);
  return days.slice(from - 1, to);
}
