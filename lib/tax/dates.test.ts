/** @jest-environment node */
import {
  addDays,
  daysBetween,
  formatDayMonth,
  formatLong,
  formatShort,
  formatShortRange,
  formatWeekday,
  isIsoDate,
  isoDate,
  msUntilBogotaMidnight,
  todayInBogota,
  weekday,
} from './dates';

test('reads only days that exist', () => {
  expect(isIsoDate('2028-02-29')).toBe(true);
  expect(isIsoDate('2027-02-29')).toBe(false);
  expect(isIsoDate('2025-13-01')).toBe(false);
  expect(isIsoDate('2025-8-12')).toBe(false);
  expect(isIsoDate('12 de agosto de 2025')).toBe(false);
});

test('writes a date in Spanish', () => {
  expect(formatLong('2025-08-12')).toBe('12 de agosto de 2025');
  expect(formatLong('2025-09-01')).toBe('1 de septiembre de 2025');
  expect(formatDayMonth('2025-10-24')).toBe('24 de octubre');
  expect(formatShort('2025-02-19')).toBe('19 feb');
  expect(formatShortRange('2025-02-11', '2025-02-24')).toBe('11–24 feb');
  expect(formatShortRange('2025-08-12', '2025-10-24')).toBe('12 ago – 24 oct');
  expect(formatWeekday('2025-09-01')).toBe('lunes');
});

test('counts days across months, years and 29 February', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2027-12-31', '2028-12-31')).toBe(366);
  expect(daysBetween('2025-09-02', '2025-09-01')).toBe(-1);
  expect(isoDate(2025, 3, 0)).toBe('2025-02-28');
  expect(weekday('2025-02-09')).toBe(0);
});

test('today is the day in Colombia, on both sides of its midnight and wherever the visitor is', () => {
  for (const month of ['01', '07']) {
    expect(todayInBogota(Date.parse(`2027-${month}-15T04:59:59Z`))).toBe(`2027-${month}-14`);
    expect(todayInBogota(Date.parse(`2027-${month}-15T05:00:00Z`))).toBe(`2027-${month}-15`);
  }
});

test('knows how long the day still lasts in Colombia', () => {
  expect(msUntilBogotaMidnight(Date.parse('2025-09-01T23:59:59-05:00'))).toBe(1000);
  expect(msUntilBogotaMidnight(Date.parse('2025-09-02T00:00:00-05:00'))).toBe(86_400_000);
});
