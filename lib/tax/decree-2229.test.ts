/** @jest-environment node */
import type { DateEntry } from '@/content/seasons/types';
import { decreeDates, type DecreeDates } from './decree-2229';
import { groupOf } from './season';
import { seasonFor } from '@/lib/words/active-season';

/** The dates of 2025 as the DIAN published them; of natural persons, four of the fifty. */
const published = {
  major: [
    ['1', '02-11', '04-09', '06-11'],
    ['2', '02-12', '04-10', '06-12'],
    ['3', '02-13', '04-11', '06-13'],
    ['4', '02-14', '04-14', '06-16'],
    ['5', '02-17', '04-15', '06-17'],
    ['6', '02-18', '04-16', '06-18'],
    ['7', '02-19', '04-21', '06-19'],
    ['8', '02-20', '04-22', '06-20'],
    ['9', '02-21', '04-23', '06-24'],
    ['0', '02-24', '04-24', '06-25'],
  ],
  legal: [
    ['1', '05-12', '07-09'],
    ['2', '05-13', '07-10'],
    ['3', '05-14', '07-11'],
    ['4', '05-15', '07-14'],
    ['5', '05-16', '07-15'],
    ['6', '05-19', '07-16'],
    ['7', '05-20', '07-17'],
    ['8', '05-21', '07-18'],
    ['9', '05-22', '07-21'],
    ['0', '05-23', '07-22'],
  ],
  natural: [
    ['01-02', '08-12'],
    ['27-28', '09-01'],
    ['67-68', '10-01'],
    ['99-00', '10-24'],
  ],
} as const;

/** The tables that these rows are of: one an installment, each row its digits and its day. */
function tables(rows: readonly (readonly string[])[]): DateEntry[][] {
  const [, ...installments] = rows[0] ?? [];
  return installments.map((_, installment) =>
    rows.map(([digits = '', ...days]) => ({
      digits,
      date: `2025-${days[installment] ?? ''}` as DateEntry['date'],
    })),
  );
}

/** The dates of a season in content, in the rule's form. */
function datesOf(year: number): DecreeDates {
  const of = (id: 'major' | 'legal' | 'natural') =>
    groupOf(seasonFor(year), id).installments.map(({ dates }) => dates);
  return { major: of('major'), legal: of('legal'), natural: of('natural') };
}

test.each([
  ['the rule', decreeDates(2025)],
  ['the season in content', datesOf(2025)],
])('%s gives 2025 as published', (_, { major, legal, natural }) => {
  expect(major).toEqual(tables(published.major));
  expect(legal).toEqual(tables(published.legal));
  expect(natural).toHaveLength(1);
  expect(natural[0]).toHaveLength(50);
  expect(natural[0]).toEqual(expect.arrayContaining(tables(published.natural)[0] ?? []));
});

// The others the DIAN may still move: then content follows it, and not the rule.
test('the rule gives every date of natural persons of 2025 in content', () => {
  expect(decreeDates(2025).natural).toEqual(datesOf(2025).natural);
});

test('2026, with the civic day of April and the new holiday of July', () => {
  const { major, legal, natural } = decreeDates(2026);
  const ends = (dates: readonly DateEntry[] = []) => [dates[0]?.date, dates.at(-1)?.date];
  expect(ends(major[1])).toEqual(['2026-04-13', '2026-04-27']);
  expect(ends(legal[1])).toEqual(['2026-07-09', '2026-07-24']);
  expect(ends(natural[0])).toEqual(['2026-08-12', '2026-10-26']);
});

test('gives the first and last dates of 2024', () => {
  const natural = decreeDates(2024).natural[0] ?? [];
  expect(natural).toHaveLength(50);
  expect(natural[0]).toEqual({ digits: '01-02', date: '2024-08-12' });
  expect(natural.at(-1)).toEqual({ digits: '99-00', date: '2024-10-24' });
});
