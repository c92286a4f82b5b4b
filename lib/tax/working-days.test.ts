/** @jest-environment node */
import { isWorkingDay, workingDaysBetween, workingDaysOf } from './working-days';

/* The holidays of each year are in proofs.test.ts. */

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
