/** @jest-environment node */
import type { LateFiling } from '@/lib/tax/late-penalty';
import { penaltyGrowth, type PenaltyGrowth } from '@/lib/tax/penalty-growth';
import { penaltyDrawing } from './penalty-drawing';

const UVT_2026 = 52_374;

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

test('drawn as a stair to scale, the visitor in the middle of their month', () => {
  // 250.000, 500.000, 750.000 and 1.000.000: four steps, and two months more of the last.
  const drawing = penaltyDrawing({
    months: [
      { until: '2026-01-01', penalty: 250_000, half: 250_000 },
      { until: '2026-02-01', penalty: 500_000, half: 250_000 },
      { until: '2026-03-01', penalty: 750_000, half: 375_000 },
      { until: '2026-04-01', penalty: 1_000_000, half: 500_000 },
    ],
    own: 3,
    ownMonth: { until: '2026-03-01', penalty: 750_000, half: 375_000 },
    minimum: 250_000,
  });
  expect(drawing.full).toBe('M0 100V75H16.67V50H33.33V25H50V0H66.67H100');
  expect(drawing.area).toBe(`${drawing.full}V100z`);
  expect(drawing.half).toBe('M0 100V75H16.67V75H33.33V62.5H50V50H66.67H100');
  expect(drawing.own).toEqual({ x: 41.67, full: 25, half: 62.5 });
  expect(drawing).toMatchObject({ minimum: 75, capEnds: 66.67, isCut: false });
  expect(drawing.ends).toEqual([16.67, 33.33, 50, 66.67, 83.33, 100]);
});

test('years late, the drawing ends before the visitor, and says so', () => {
  const tenMonths = penaltyDrawing(found(growthOf({ income: 200_000_000 })));
  expect(tenMonths).toMatchObject({ isCut: false, capEnds: 83.33, own: { x: 79.17, full: 0 } });
  const twoYears = penaltyDrawing(found(growthOf({ income: 200_000_000, filed: '2027-10-24' })));
  expect(twoYears).toMatchObject({ isCut: true, capEnds: 50, own: { x: 97.5, full: 0, half: 50 } });
  const eighteen = penaltyDrawing(found(growthOf({ income: 200_000_000, filed: '2027-04-24' })));
  expect(eighteen).toMatchObject({ isCut: false, capEnds: 55.56, own: { x: 97.22 } });
});
