/** @jest-environment node */
import { seasons } from '@/lib/seasons';
import type { IsoDate } from '@/content/tax-calendar/types';
import { answersFor } from './lookup';

const answer = (ending: string, today: IsoDate) => answersFor(ending, today, seasons, 2025);
/* content/cases/fechas.csv names the next date on each day around it, worked out by hand. */

test('after two seasons have passed, the next date is a computed one', () => {
  const [natural] = answer('27', '2026-11-21');
  expect(natural?.over.map(({ year }) => year)).toEqual([2025, 2026]);
  expect(natural?.next).toMatchObject({ date: '2027-09-01', computed: true });
});

test('after the last season there is no next date, and its dates are shown', () => {
  const [natural] = answer('00', '2028-02-29');
  expect(natural?.next).toBeNull();
  expect(natural?.last.date).toBe('2027-10-26');
});

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
