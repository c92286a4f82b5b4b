/** @jest-environment node */
import { isWorkingDay, workingDaysOf } from './working-days';

/* The holidays of each year are in proofs.test.ts. */

test('a declared non-working day is skipped, and an excluded holiday is counted', () => {
  expect(isWorkingDay('2025-07-15', { also: ['2025-07-15'] })).toBe(false);
  expect(isWorkingDay('2026-04-17', { except: '2026-04-17' })).toBe(true);
  expect(workingDaysOf(2028, 2).at(-1)).toBe('2028-02-29');
});
