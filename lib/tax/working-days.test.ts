/** @jest-environment node */
import type { IsoDate } from '@/content/tax-calendar/types';
import { addDays, isoDate, weekday } from './dates';
import { isWorkingDay, workingDaysBetween, workingDaysOf } from './working-days';

/** Easter Sunday by the Gregorian computus, written apart from any library. */
function easter(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const moon =
    epact -
    Math.floor(epact / 28) *
      (1 - Math.floor(epact / 28) * Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const sunday = moon - ((year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7);
  return isoDate(year, 3, 28 + sunday);
}

function mondayFrom(date: IsoDate): IsoDate {
  return addDays(date, (8 - weekday(date)) % 7);
}

/** The holidays of the law, from its text. */
function freeDays(year: number): Set<IsoDate> {
  const on = (month: number, day: number) => isoDate(year, month, day);
  const sunday = easter(year);
  const firstOfApril = on(4, 1);
  const thirdFridayOfApril = addDays(firstOfApril, ((12 - weekday(firstOfApril)) % 7) + 14);
  return new Set([
    ...[on(1, 1), on(5, 1), on(7, 20), on(8, 7), on(12, 8), on(12, 25)],
    ...[on(1, 6), on(3, 19), on(6, 29), on(8, 15), on(10, 12), on(11, 1), on(11, 11)].map(mondayFrom),
    ...[-3, -2, 43, 64, 71].map((days) => addDays(sunday, days)),
    thirdFridayOfApril,
    ...(year >= 2026 ? [mondayFrom(on(7, 9))] : []),
  ]);
}

test.each(Array.from({ length: 17 }, (_, index) => 2024 + index))(
  'every day of %i is a working day or not, as the law says',
  (year) => {
    const free = freeDays(year);
    for (let date = isoDate(year, 1, 1); date.startsWith(String(year)); date = addDays(date, 1)) {
      const expected = weekday(date) >= 1 && weekday(date) <= 5 && !free.has(date);
      expect([date, isWorkingDay(date)]).toEqual([date, expected]);
    }
  },
);

test('a declared non-working day is skipped, and an excluded holiday is counted', () => {
  expect(isWorkingDay('2025-07-15', { also: ['2025-07-15'] })).toBe(false);
  expect(isWorkingDay('2026-04-17', { except: '2026-04-17' })).toBe(true);
  expect(workingDaysOf(2028, 2).at(-1)).toBe('2028-02-29');
});

test('counts working days left, today not included', () => {
  expect(workingDaysBetween('2025-08-29', '2025-09-01')).toBe(1);
  expect(workingDaysBetween('2025-08-30', '2025-09-01')).toBe(1);
  expect(workingDaysBetween('2025-09-01', '2025-09-01')).toBe(0);
  expect(workingDaysBetween('2025-09-02', '2025-09-01')).toBe(0);
  expect(workingDaysBetween('2025-12-31', '2026-01-05')).toBe(2);
});
