import { getHolidaysForYear } from 'colombian-holidays';
import type { IsoDate } from '@/content/tax-calendar/types';
import { addDays, datePartsOf, isoDate, weekday } from './dates';

const MONDAY = 1;
const FRIDAY = 5;

const freeDaysByYear = new Map<number, ReadonlySet<string>>();

/** `also`: non-working days declared for one year only. `except`: a holiday to count as a working day. */
export type FreeDays = { readonly also?: readonly IsoDate[]; readonly except?: IsoDate };

/** Whether a day is Monday to Friday and not free, as tax deadlines count them from 2024 on. */
export function isWorkingDay(date: IsoDate, { also = [], except }: FreeDays = {}): boolean {
  const day = weekday(date);
  if (day < MONDAY || day > FRIDAY) return false;
  return date === except || !(freeDaysOf(datePartsOf(date).year).has(date) || also.includes(date));
}

/** The working days of a month (1–12), in order. */
export function workingDaysOf(year: number, month: number, free?: FreeDays): IsoDate[] {
  const { day: last } = datePartsOf(isoDate(year, month + 1, 0));
  return Array.from({ length: last }, (_, index) => isoDate(year, month, index + 1)).filter((date) =>
    isWorkingDay(date, free),
  );
}

/** Working days after `from`, up to and including `to`: 1 from Friday to Monday, 0 when `to` is not later. */
export function workingDaysBetween(from: IsoDate, to: IsoDate, free?: FreeDays): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    if (isWorkingDay(date, free)) count += 1;
  }
  return count;
}

/** The holidays of a year: the library's list (Ley 51 of 1983) plus those of the newest laws. */
function freeDaysOf(year: number): ReadonlySet<string> {
  const known = freeDaysByYear.get(year);
  if (known) return known;

  const days = new Set<string>(getHolidaysForYear(year).map((holiday) => holiday.celebrationDate));
  // The day of peace and solidarity with the victims: Decreto 500 of 2024.
  if (year >= 2024) days.add(addDays(firstOnOrAfter(isoDate(year, 4, 1), FRIDAY), 14));
  // 9 July, moved to Monday: Ley 2578 of 2026.
  if (year >= 2026) days.add(firstOnOrAfter(isoDate(year, 7, 9), MONDAY));

  freeDaysByYear.set(year, days);
  return days;
}

function firstOnOrAfter(date: IsoDate, day: number): IsoDate {
  return addDays(date, (7 + day - weekday(date)) % 7);
}
