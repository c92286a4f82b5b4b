/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
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
  const columns = ['why', 'deadline', 'filed', 'months'];
  const table = readFileSync('content/cases/meses.csv');
  const rows = parse<Record<'deadline' | 'filed', IsoDate> & { months: string }>(table, {
    ...{ bom: true, columns, delimiter: ';', from: 2 },
  });

  test.each(rows)('$deadline to $filed: $months ($why)', ({ deadline, filed, months }) => {
    expect(monthsLate(deadline, filed)).toBe(Number(months));
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
