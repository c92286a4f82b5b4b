/** @jest-environment node */
import { seasons } from '@/lib/seasons';
import { answersFor } from './lookup';

test.each([
  [2025, '2026-12-31', [2025, 2026]],
  [2026, '2026-12-31', [2025, 2026]],
  [2027, '2026-12-31', [2025, 2026]],
  [2025, '2027-01-02', [2025, 2026]],
  [2026, '2027-01-02', [2026]],
  [2027, '2027-01-02', [2026]],
] as const)(
  'with the season %s open, a visitor who is late on %s is told of %s',
  (openYear, today, years) => {
    expect(answersFor('27', today, seasons, openYear)[0]?.over.map(({ year }) => year)).toEqual(years);
  },
);
