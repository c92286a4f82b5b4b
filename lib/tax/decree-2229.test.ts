/** @jest-environment node */
import type { DateEntry, GroupId } from '@/content/seasons/types';
import { isoDate } from './dates';
import { decreeDates } from './decree-2229';
import published from './published-by-dian.json' with { type: 'json' };

/** The tables of these rows: one an installment, each row with its digits and its day. */
function tables(year: string, rows: readonly string[][]): DateEntry[][] {
  const [, ...installments] = rows[0] ?? [];
  return installments.map((_, installment) =>
    rows.map(([digits = '', ...days]) => ({
      digits,
      date: `${year}-${days[installment] ?? ''}` as DateEntry['date'],
    })),
  );
}

test.each(Object.entries(published))('gives every date of %s as the DIAN published it', (year, groups) => {
  for (const [group, rows] of Object.entries(groups))
    expect([group, decreeDates(Number(year))[group as GroupId]]).toEqual([group, tables(year, rows)]);
});

test('a civic day moves the dates after it', () => {
  const { legal } = decreeDates(2024, { also: ['2024-07-15'] });
  expect(decreeDates(2024).legal[1]).not.toEqual(legal[1]);
});

test('too few working days in a month are no dates', () => {
  const also = Array.from({ length: 20 }, (_, day) => isoDate(2025, 2, day + 1));
  expect(() => decreeDates(2025, { also })).toThrow('2025-2 has');
});
