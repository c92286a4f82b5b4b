/** @jest-environment node */
import { seasons } from '@/lib/seasons';
import { daysBetween } from './dates';
import { answersFor } from './lookup';
import { workingDaysBetween } from './working-days';

test.each([
  ['2025-08-31', '2025-09-01', 1, 1],
  ['2025-09-01', '2025-09-01', 0, 0],
  ['2025-09-02', '2026-09-01', 364, 240],
  ['2026-01-01', '2026-09-01', 243, 159],
] as const)('on %s the next date of an ID that ends in 27 is %s', (today, date, days, workingDays) => {
  const [natural] = answersFor('27', today, seasons, 2025);
  expect(natural?.next?.date).toBe(date);
  expect(daysBetween(today, date)).toBe(days);
  expect(workingDaysBetween(today, date)).toBe(workingDays);
});
