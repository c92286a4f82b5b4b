/** @jest-environment node */
import { latePenalty, type LateFiling } from './late-penalty';
import { penaltyGrowth, type PenaltyGrowth } from './penalty-growth';

const UVT_2026 = { year: 2026, pesos: 52_374 };

/** Ten months late, as the cited example. */
function growthOf(late: Partial<LateFiling>): PenaltyGrowth | null {
  return penaltyGrowth({
    deadline: '2025-10-24',
    filed: '2026-08-16',
    tax: 0,
    income: 0,
    equity: 0,
    creditBalance: 0,
    uvt: UVT_2026,
    ...late,
  });
}

const found = (growth: PenaltyGrowth | null): PenaltyGrowth => {
  if (!growth) throw new Error('it does not grow');
  return growth;
};

const amounts = (late: Partial<LateFiling>) => growthOf(late)?.months.map(({ penalty }) => penalty);

test('5 % of the tax a month, to six months after the visitor’s', () => {
  const { months, own, minimum } = found(growthOf({ tax: 1_450_000 }));
  expect(minimum).toBe(524_000);
  expect(months.map(({ penalty }) => penalty)).toEqual([
    ...Array<number>(7).fill(524_000),
    ...[580_000, 653_000, 725_000, 798_000, 870_000, 943_000, 1_015_000, 1_088_000, 1_160_000],
  ]);
  expect(own).toBe(10);
  expect(months[9]).toEqual({ penalty: 725_000, half: 524_000 });
});

test('from nine months, and to two after it grows no more, the visitor’s own among them', () => {
  expect(amounts({ filed: '2025-10-25', tax: 20_000_000 })).toHaveLength(9);
  // 0,5 % of 200 millions a month: to 5 %, to twice the credit balance, in the middle of a month too.
  expect(amounts({ filed: '2025-11-01', income: 200_000_000, creditBalance: 1_250_000 })).toEqual([
    1_000_000, 2_000_000, 2_500_000, 2_500_000,
  ]);
  expect(amounts({ income: 200_000_000 })?.slice(9)).toEqual([10_000_000, 10_000_000, 10_000_000]);
  expect(amounts({ income: 10_000_000_000 })?.slice(0, 3)).toEqual([50_000_000, 100_000_000, 130_935_000]);
  const late = found(growthOf({ filed: '2029-10-24', tax: 20_000_000 }));
  expect(late.own).toBe(48);
  expect(late.months).toHaveLength(50);
});

test('what does not grow has no growth', () => {
  expect(growthOf({ filed: '2025-10-24', tax: 1_450_000 })).toBeNull();
  expect(growthOf({})).toBeNull();
  // All of it stays under the minimum; the cap is reached in the first month.
  expect(growthOf({ tax: 500_000 })).toBeNull();
  expect(growthOf({ income: 900_000_000, creditBalance: 1_000_000 })).toBeNull();
});

test('on every base, at every delay, it says what the answer says, and never falls', () => {
  const bases = [{ tax: 3_333_333 }, { income: 87_654_321 }, { equity: 123_456_789 }] as const;
  const filings = ['2025-11-24', '2025-11-25', '2026-08-16', '2027-06-25', '2031-01-01'] as const;
  for (const base of bases) {
    for (const filed of filings) {
      for (const creditBalance of [0, 900_000]) {
        const amounts = { tax: 0, income: 0, equity: 0, creditBalance, ...base };
        const filing = { deadline: '2025-10-24', filed, uvt: UVT_2026, ...amounts } as const;
        const { own, months } = found(penaltyGrowth(filing));
        expect({ filing, ...months[own - 1] }).toEqual({ filing, ...answered(filing) });
        const steps = months.map(({ penalty }) => penalty);
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
      }
    }
  }
});

/** The two figures that the answer shows. */
function answered(filing: LateFiling) {
  const late = latePenalty(filing);
  if (late.kind !== 'late') throw new Error('expected it to be late');
  return { penalty: late.penalty, half: late.reduced.half.amount };
}
