/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { seasons } from '@/lib/seasons';
import type { IsoDate } from '@/content/tax-calendar/types';
import {
  isLapsed,
  isLeast,
  lastUvt,
  latePenalty,
  monthsLate,
  naturalDeadline,
  type LateFiling,
} from './late-penalty';

/*
 * Sums worked by hand are rows of content/cases/sancion.csv, their words in LateFiling.test.tsx. What holds for every
 * sum is in proofs.test.ts.
 */

function settle(late: Partial<LateFiling>) {
  const none = { tax: 0, income: 0, equity: 0, creditBalance: 0, uvt: { year: 2025, pesos: 49_799 } };
  return latePenalty({ deadline: '2025-09-01', filed: '2025-09-02', ...none, ...late });
}

describe('monthsLate', () => {
  const columns = ['why', 'deadline', 'filed', 'months'];
  const table = readFileSync('content/cases/meses.csv');
  const rows = parse<Record<'deadline' | 'filed', IsoDate> & { months: string }>(table, {
    ...{ bom: true, columns, delimiter: ';', from: 2 },
  });

  test.each(rows)(
    'a return due on $deadline and filed on $filed is $months months late ($why)',
    ({ deadline, filed, months }) => {
      expect(monthsLate(deadline, filed)).toBe(Number(months));
    },
  );
});

test('a return filed on time has no penalty', () => {
  expect(settle({ filed: '2025-09-01', tax: 5_000_000 })).toBeNull();
});

test('the penalty is based on tax, else income, else equity, and with tax the credit balance is ignored', () => {
  const [income, equity] = [900_000_000, 1e9];
  expect(settle({ tax: 20_000_000, income, equity, creditBalance: 1 })?.penalty).toBe(1_000_000);
  expect(settle({ income, equity })?.penalty).toBe(4_500_000);
});

test('the result says which cap or minimum changed the amount', () => {
  const tax = 3_000_000;
  expect(settle({ filed: '2027-05-01', tax })).toMatchObject({ months: 20, cap: null });
  expect(settle({ filed: '2027-05-02', tax })).toMatchObject({ cap: { kind: 'share', amount: tax } });
  expect(settle({ tax: 9_960_000 })).toMatchObject({ raised: false, penalty: 498_000 });
  expect(settle({ tax: 1_000_000 })).toMatchObject({ raised: true, penalty: 498_000 });
});

test('while a year’s UVT is unknown, the penalty at the last known one is a lower bound', () => {
  const known = [2026, 2024, 2025].map((year) => ({ year, pesos: year }));
  expect([2023, 2025, 2028].map((year) => lastUvt(year, known)?.year)).toEqual([undefined, 2025, 2026]);
  const isLeastFor = (filed: IsoDate, amounts: Partial<LateFiling>) => {
    const none = { deadline: '2026-09-01', tax: 0, income: 0, equity: 0, creditBalance: 0 } as const;
    const late = { ...none, filed, uvt: { year: 2026, pesos: 52_374 }, ...amounts };
    const penalty = latePenalty(late);
    return penalty && isLeast(late, penalty);
  };
  expect(isLeastFor('2027-02-28', { tax: 1_000_000 })).toBe(true);
  expect(isLeastFor('2027-02-28', { income: 10e9 })).toBe(true);
  // Here neither the minimum nor the cap in UVT decides the amount.
  expect(isLeastFor('2027-02-28', { tax: 24_000_000 })).toBe(false);
  expect(isLeastFor('2026-12-31', { tax: 1_000_000 })).toBe(false);
});

test('the DIAN can claim a return for five years', () => {
  expect(isLapsed('2022-08-09', '2027-08-09')).toBe(false);
  expect(isLapsed('2022-08-09', '2027-08-10')).toBe(true);
});

test('the deadline of two digits is the date in the season’s table', () => {
  const [season2025] = seasons;
  if (!season2025) throw new Error('no seasons');
  expect(naturalDeadline(season2025, '27')).toBe('2025-09-01');
  expect(naturalDeadline(season2025, '28')).toBe('2025-09-01');
  expect(naturalDeadline(season2025, '00')).toBe('2025-10-24');
  for (const other of ['', '7', '027', '2-', '-', 'ab'])
    expect(naturalDeadline(season2025, other)).toBeNull();
});
