/** @jest-environment node */
import { seasons } from '@/lib/seasons';
import type { IsoDate } from '@/content/seasons/types';
import { isoDate } from './dates';
import {
  isLeast,
  lastUvt,
  latePenalty,
  monthsLate,
  naturalDeadline,
  uvtOfYear,
  type LateFiling,
} from './late-penalty';

/* Sums worked by hand are rows of content/cases/sancion.csv. */

const UVT_2025 = { year: 2025, pesos: 49_799 };
const MINIMUM_2025 = 498_000;

function settle(late: Partial<LateFiling>) {
  const result = latePenalty({
    deadline: '2025-09-01',
    filed: '2025-09-02',
    tax: 0,
    income: 0,
    equity: 0,
    creditBalance: 0,
    uvt: UVT_2025,
    ...late,
  });
  if (result.kind !== 'late') throw new Error('expected it to be late');
  return result;
}

describe('monthsLate', () => {
  test.each<[IsoDate, IsoDate, number, string]>([
    ['2025-09-01', '2025-08-20', 0, 'before the deadline'],
    ['2025-09-01', '2025-09-01', 0, 'on the day'],
    ['2025-09-01', '2025-09-02', 1, 'a day late is a month'],
    ['2025-09-01', '2025-10-01', 1, 'a whole month'],
    ['2025-09-01', '2025-10-02', 2, 'a month and a day'],
    ['2025-10-24', '2026-08-16', 10, 'nine months and 23 days'],
    ['2025-10-24', '2026-10-24', 12, 'a year to the day'],
    ['2025-10-24', '2026-10-25', 13, 'a year and a day'],
    ['2025-12-31', '2026-01-01', 1, "over the year's turn"],
    ['2025-08-31', '2025-09-30', 1, 'a shorter month ends on its last day'],
    ['2025-08-31', '2025-10-01', 2, 'and the next begins the day after'],
    ['2025-08-31', '2025-10-31', 2, 'without moving the day of later months'],
    ['2025-01-31', '2025-02-28', 1, 'to the end of February'],
    ['2025-01-31', '2025-03-01', 2, 'past the end of February'],
    ['2024-01-31', '2024-02-29', 1, 'to 29 February'],
    ['2024-02-29', '2025-02-28', 12, 'from 29 February, a year on'],
    ['2024-02-29', '2025-03-01', 13, 'from 29 February, a year and a day on'],
  ])('%s to %s: %i (%s)', (deadline, filed, months) => {
    expect(monthsLate(deadline, filed)).toBe(months);
  });

  test('grows by one at most a day, and by twelve a year, from every deadline', () => {
    for (let day = 1; day <= 366; day += 1) {
      const deadline = isoDate(2024, 1, day);
      const counts = Array.from({ length: 401 }, (_, later) =>
        monthsLate(deadline, isoDate(2024, 1, day + later)),
      );
      const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
      expect(new Set(steps)).toEqual(new Set([0, 1]));
      expect(counts.at(-1)).toBe(14);
    }
  });
});

test('in time, nothing is due', () => {
  const late = { tax: 5_000_000, income: 0, equity: 0, creditBalance: 0, uvt: UVT_2025 };
  expect(latePenalty({ ...late, deadline: '2025-09-01', filed: '2025-09-01' })).toEqual({ kind: 'on-time' });
});

test('counts on the first of tax, income and equity that there is; with tax no credit balance matters', () => {
  const [income, equity] = [900_000_000, 1e9];
  expect(settle({ tax: 20_000_000, income, equity, creditBalance: 1 })).toMatchObject({
    base: 'tax',
    penalty: 1_000_000,
  });
  expect(settle({ income, equity })).toMatchObject({ base: 'income', penalty: 4_500_000 });
});

test('names the cap that lowers it, and the minimum that raises it', () => {
  const tax = 3_000_000;
  expect(settle({ filed: '2027-05-01', tax })).toMatchObject({ months: 20, cap: null, penalty: tax });
  expect(settle({ filed: '2027-05-02', tax })).toMatchObject({
    months: 21,
    cap: { kind: 'share', amount: tax },
    penalty: tax,
  });
  expect(settle({ tax: 9_960_000 })).toMatchObject({ raised: false, penalty: MINIMUM_2025 });
  expect(settle({ tax: 1_000_000 })).toMatchObject({ raised: true, penalty: MINIMUM_2025 });
  expect(settle({})).toMatchObject({ base: 'none', raised: true, penalty: MINIMUM_2025 });
});

test('never less for a later day, nor for a greater tax', () => {
  let previous = 0;
  for (let later = 1; later < 900; later += 1) {
    const penalty = settle({ filed: isoDate(2025, 9, 1 + later), tax: 7_654_321 }).penalty ?? 0;
    expect(penalty).toBeGreaterThanOrEqual(previous);
    previous = penalty;
  }
  for (let tax = 1, last = 0; tax < 1e10; tax *= 3) {
    const penalty = settle({ filed: '2026-01-15', tax }).penalty ?? 0;
    expect(penalty).toBeGreaterThanOrEqual(last);
    last = penalty;
  }
});

test('the UVT of a year is known from the season that files in it or is about it', () => {
  expect(uvtOfYear(2024, seasons)).toBe(47_065);
  expect(uvtOfYear(2025, seasons)).toBe(49_799);
  expect(uvtOfYear(2026, seasons)).toBe(52_374);
  expect(uvtOfYear(2035, seasons)).toBeNull();
});

test('until the UVT of a year is known, the last one gives the least', () => {
  const uvt = lastUvt(2028, seasons);
  expect(uvt).toEqual({ year: 2026, pesos: 52_374 });
  const late = {
    deadline: '2027-09-01',
    tax: 1_000_000,
    income: 0,
    equity: 0,
    creditBalance: 0,
    uvt,
  } as const;
  expect(isLeast({ ...late, filed: '2028-01-05' })).toBe(true);
  expect(isLeast({ ...late, filed: '2026-12-31' })).toBe(false);
  expect(latePenalty({ ...late, filed: '2028-01-05' })).toMatchObject({ minimum: 524_000, penalty: 524_000 });
});

test("the deadline of two digits is the season's own", () => {
  const [season2025] = seasons;
  if (!season2025) throw new Error('no seasons');
  expect(naturalDeadline(season2025, '27')).toBe('2025-09-01');
  expect(naturalDeadline(season2025, '28')).toBe('2025-09-01');
  expect(naturalDeadline(season2025, '00')).toBe('2025-10-24');
  for (const other of ['', '7', '027', '2-', '-', 'ab'])
    expect(naturalDeadline(season2025, other)).toBeNull();
});
