/** @jest-environment node */
import { seasons } from '@/content/seasons';
import type { IsoDate } from '@/content/seasons/types';
import { isoDate } from './dates';
import {
  latePenalty,
  minimumPenalty,
  monthsLate,
  naturalDeadline,
  uvtOfYear,
  type LateFiling,
} from './late-penalty';

const UVT_2025 = 49_799;
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

describe('with tax due', () => {
  test('the cited example: 9 months and 23 days late, 1.450.000 of tax, is 725.000', () => {
    const result = settle({ deadline: '2025-10-24', filed: '2026-08-16', tax: 1_450_000 });
    expect(result).toMatchObject({
      months: 10,
      base: 'tax',
      calculated: 725_000,
      cap: null,
      raised: false,
      penalty: 725_000,
    });
  });

  test('never more than the tax, reached after twenty months', () => {
    const tax = 3_000_000;
    expect(settle({ filed: '2027-05-01', tax })).toMatchObject({ months: 20, cap: null, penalty: tax });
    expect(settle({ filed: '2027-05-02', tax })).toMatchObject({
      months: 21,
      cap: { kind: 'share', amount: tax },
      penalty: tax,
    });
  });

  test('the tax counts even where there is income and equity, and the credit balance does not', () => {
    const result = settle({ tax: 20_000_000, income: 900_000_000, equity: 1e9, creditBalance: 1 });
    expect(result).toMatchObject({ base: 'tax', penalty: 1_000_000 });
  });
});

describe('without tax, on gross income', () => {
  const income = 200_000_000;

  test('0,5 % a month', () => {
    expect(settle({ filed: '2025-10-02', income, equity: 1e9 })).toMatchObject({
      base: 'income',
      months: 2,
      penalty: 2_000_000,
      cap: null,
    });
  });

  test('at most 5 % of it, reached after ten months', () => {
    expect(settle({ filed: '2026-07-01', income })).toMatchObject({
      months: 10,
      penalty: 10_000_000,
      cap: null,
    });
    expect(settle({ filed: '2026-07-02', income })).toMatchObject({
      months: 11,
      penalty: 10_000_000,
      cap: { kind: 'share' },
    });
  });

  test('at most twice the credit balance', () => {
    expect(settle({ filed: '2025-10-02', income, creditBalance: 600_000 })).toMatchObject({
      calculated: 2_000_000,
      cap: { kind: 'credit', amount: 1_200_000 },
      penalty: 1_200_000,
    });
  });

  test('twice a credit balance that is higher than the 5 % does not raise the cap', () => {
    const result = settle({ filed: '2026-09-02', income, creditBalance: 50_000_000 });
    expect(result).toMatchObject({ cap: { kind: 'share' }, penalty: 10_000_000 });
  });

  test('at most 2.500 UVT without a credit balance', () => {
    const result = settle({ filed: '2026-07-01', income: 1e10 });
    expect(result).toMatchObject({ cap: { kind: 'uvt', amount: 2500 * UVT_2025 }, penalty: 124_498_000 });
  });

  test('with a credit balance the 2.500 UVT do not count', () => {
    const result = settle({ filed: '2026-07-01', income: 1e10, creditBalance: 200_000_000 });
    expect(result).toMatchObject({ cap: { kind: 'credit' }, penalty: 400_000_000 });
  });
});

describe("without tax and income, on the previous year's net equity", () => {
  const equity = 300_000_000;

  test('1 % a month, at most 10 %', () => {
    expect(settle({ equity })).toMatchObject({ base: 'equity', penalty: 3_000_000 });
    expect(settle({ filed: '2026-09-01', equity })).toMatchObject({
      months: 12,
      penalty: 30_000_000,
      cap: { kind: 'share' },
    });
  });

  test('at most twice the credit balance, or 2.500 UVT without one', () => {
    expect(settle({ equity, creditBalance: 1_000_000 })).toMatchObject({
      penalty: 2_000_000,
      cap: { kind: 'credit' },
    });
    expect(settle({ equity: 1e11 })).toMatchObject({ penalty: 124_498_000, cap: { kind: 'uvt' } });
  });
});

describe('the minimum', () => {
  test('is 10 UVT to the thousand, of the year of filing', () => {
    expect(minimumPenalty(2025, 49_799)).toBe(498_000);
    expect(minimumPenalty(2026, 52_374)).toBe(524_000);
  });

  test('raises what is less, caps included', () => {
    expect(settle({ tax: 1_000_000 })).toMatchObject({
      calculated: 50_000,
      raised: true,
      penalty: MINIMUM_2025,
    });
    expect(settle({ income: 1e9, creditBalance: 1 })).toMatchObject({ raised: true, penalty: MINIMUM_2025 });
  });

  test('is what is due when there is nothing to calculate on', () => {
    expect(settle({})).toMatchObject({
      base: 'none',
      raised: true,
      penalty: MINIMUM_2025,
      afterSummons: MINIMUM_2025,
    });
  });

  test('does not raise what equals it', () => {
    expect(settle({ tax: 9_960_000 })).toMatchObject({ raised: false, penalty: MINIMUM_2025 });
  });

  test('not known yet: the calculated amount stands, and nothing to calculate on gives no figure', () => {
    expect(settle({ tax: 1_000_000, uvt: null })).toMatchObject({
      minimum: null,
      raised: false,
      penalty: 50_000,
    });
    expect(settle({ uvt: null })).toMatchObject({
      minimum: null,
      raised: false,
      penalty: null,
      reduced: null,
    });
    expect(settle({ filed: '2026-07-01', income: 1e10, uvt: null })).toMatchObject({ penalty: 500_000_000 });
  });
});

describe('reductions and the summons', () => {
  test('article 640 leaves a half or three quarters', () => {
    expect(settle({ tax: 40_000_000 })).toMatchObject({
      penalty: 2_000_000,
      reduced: {
        half: { amount: 1_000_000, raised: false },
        threeQuarters: { amount: 1_500_000, raised: false },
      },
    });
  });

  test('never under the minimum', () => {
    const least = { amount: MINIMUM_2025, raised: true };
    expect(settle({ tax: 12_000_000 }).reduced).toEqual({ half: least, threeQuarters: least });
  });

  test('article 642 doubles, the caps too', () => {
    expect(settle({ tax: 40_000_000 }).afterSummons).toBe(4_000_000);
    expect(settle({ filed: '2029-01-01', tax: 40_000_000 }).afterSummons).toBe(80_000_000);
    // Twice a small amount may still be the minimum.
    expect(settle({ tax: 1_000_000 }).afterSummons).toBe(MINIMUM_2025);
  });
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

test("the deadline of two digits is the season's own", () => {
  const [season2025] = seasons;
  if (!season2025) throw new Error('no seasons');
  expect(naturalDeadline(season2025, '27')).toBe('2025-09-01');
  expect(naturalDeadline(season2025, '28')).toBe('2025-09-01');
  expect(naturalDeadline(season2025, '00')).toBe('2025-10-24');
  for (const other of ['', '7', '027', '2-', '-', 'ab'])
    expect(naturalDeadline(season2025, other)).toBeNull();
});
