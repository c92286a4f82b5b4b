/** @jest-environment node */
import { seasons } from '@/lib/seasons';
import { deadlinesFor, nextDeadline, timeLeft } from './deadlines';

const naturalOf27 = deadlinesFor('27', seasons).filter(({ group }) => group === 'natural');

test.each([
  ['2025-08-31', '2025-09-01', 1, 1],
  ['2025-09-01', '2025-09-01', 0, 0],
  ['2025-09-02', '2026-09-01', 364, 240],
  ['2026-01-01', '2026-09-01', 243, 159],
] as const)('on %s the next date of an ID that ends in 27 is %s', (today, date, days, workingDays) => {
  const next = nextDeadline(naturalOf27, today);
  expect(next?.date).toBe(date);
  expect(timeLeft(date, today)).toEqual({ days, workingDays });
});
