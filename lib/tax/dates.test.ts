/** @jest-environment node */
import {
  addDays,
  daysBetween,
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

test('at midnight in Colombia the day still lasts whole', () => {
  expect(msUntilBogotaMidnight(Date.parse('2025-09-02T00:00:00-05:00'))).toBe(86_400_000);
});
