import type { DateEntry, GroupId, IsoDate } from '@/content/tax-calendar/types';
import { endingPairs, lastDigits } from './endings';
import { sourced } from './source';
import { workingDaysOf, type FreeDays } from './working-days';

/*
 * Decreto 2229 of 2023 sets income tax deadlines as working days of a month, from 2024 on. Its articles are
 * 1.6.1.13.2.11, .12 and .15 of the DUR 1625 of 2016.
 */

/** The dates that the decree gives, for each taxpayer group and each of its installments. */
export type DecreeDates = Readonly<Record<GroupId, readonly (readonly DateEntry[])[]>>;

/** Working days of a month, 1 = first. */
type WorkingDays = { readonly month: number; readonly from: number; readonly to: number };

const ofLastDigits = (month: number): WorkingDays[] => [{ month, from: 7, to: 16 }];

/** The working days of each installment, which the rows of its table fill one after another. */
export const decreeWorkingDays = sourced(
  {
    major: [2, 4, 6].map(ofLastDigits),
    legal: [5, 7].map(ofLastDigits),
    natural: [
      [
        { month: 8, from: 7, to: 19 },
        { month: 9, from: 1, to: 20 },
        { month: 10, from: 1, to: 17 },
      ],
    ],
  },
  {
    major: 'Decreto 2229 de 2023',
    legal: 'Decreto 2229 de 2023',
    natural: 'Decreto 2229 de 2023',
  },
);

/**
 * The three groups' deadlines of a filing year by the decree's rule, in the order of the tables.
 * @throws RangeError where free days leave a month too few working days
 */
export function decreeDates(year: number, free?: FreeDays): DecreeDates {
  const rows = (endings: readonly string[], parts: readonly WorkingDays[]): DateEntry[] => {
    const days = parts.flatMap((part) => daysOf(year, part, free));
    return days.flatMap((date, index) => {
      const digits = endings[index];
      return digits === undefined ? [] : { digits, date };
    });
  };
  return {
    major: decreeWorkingDays.major.map((parts) => rows(lastDigits, parts)),
    legal: decreeWorkingDays.legal.map((parts) => rows(lastDigits, parts)),
    natural: decreeWorkingDays.natural.map((parts) => rows(endingPairs, parts)),
  };
}

function daysOf(year: number, { month, from, to }: WorkingDays, free: FreeDays | undefined): IsoDate[] {
  const days = workingDaysOf(year, month, free);
  if (days.length < to) throw new RangeError(`${year}-${month} has ${days.length} working days, not ${to}`);
  return days.slice(from - 1, to);
}
