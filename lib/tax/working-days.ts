import { getHolidaysForYear } from 'colombian-holidays';
import { civicDays } from '@/content/seasons/civic-days';
import type { IsoDate } from '@/content/seasons/types';
import { addDays, datePartsOf, isoDate, weekday } from './dates';

const MONDAY = 1;
const FRIDAY = 5;

const freeDaysByYear = new Map<number, ReadonlySet<string>>();

/** Whether a day is Monday to Friday and no holiday or civic day, as tax deadlines count them from 2024 on. */
export function isWorkingDay(date: IsoDate): boolean {
  const day = weekday(date);
  return day >= MONDAY && day <= FRIDAY && !freeDaysOf(datePartsOf(date).year).has(date);
}

/**
 * The n-th working day (1 = first) of a month (1–12).
 * @throws RangeError when the month has fewer
 */
export function nthWorkingDay(year: number, month: number, n: number): IsoDate {
  let found = 0;
  for (let date = isoDate(year, month, 1); datePartsOf(date).month === month; date = addDays(date, 1)) {
    if (isWorkingDay(date)) found += 1;
    if (found === n) return date;
  }
  throw new RangeError(`${year}-${month} has ${found} working days, not ${n}`);
}

/** Working days after `from`, up to and including `to`: 1 from Friday to Monday, 0 when `to` is not later. */
export function workingDaysBetween(from: IsoDate, to: IsoDate): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    if (isWorkingDay(date)) count += 1;
  }
  return count;
}

/** Every holiday and civic day of a year: the library's list, completed with the newest rules. */
function freeDaysOf(year: number): ReadonlySet<string> {
  const known = freeDaysByYear.get(year);
  if (known) return known;

  const days = new Set<string>(getHolidaysForYear(year).map((holiday) => holiday.celebrationDate));
  for (const civicDay of civicDays) days.add(civicDay.date);
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
