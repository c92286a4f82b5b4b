import { toHundredth } from '@/lib/to-hundredth';
import type { PenaltyGrowth } from '@/lib/tax/penalty-growth';

/**
 * The growth as a stair: months to the right, pesos upwards to the highest penalty. Coordinates are percentages from
 * the upper left corner, so that the drawing fills any width.
 */
export type PenaltyDrawing = {
  /** The stair of the whole penalty, the area under it, and the stair of the half. */
  readonly full: string;
  readonly area: string;
  readonly half: string;
  /** The visitor's month: its middle, and the height of its two steps. */
  readonly own: { readonly x: number; readonly full: number; readonly half: number };
  /** The height of the minimum. */
  readonly minimum: number;
};

export function penaltyDrawing({ months, own, minimum }: PenaltyGrowth): PenaltyDrawing {
  const top = months.at(-1)?.penalty ?? 0;
  const across = (month: number) => toHundredth((month / months.length) * 100);
  const down = (amount: number) => toHundredth(100 - (amount / top) * 100);

  const stair = (heights: readonly number[]) =>
    `M0 100${heights.map((height, index) => `V${height}H${across(index + 1)}`).join('')}`;
  const full = stair(months.map(({ penalty }) => down(penalty)));
  const ownMonth = months[own - 1];
  return {
    full,
    area: `${full}V100z`,
    half: stair(months.map(({ half }) => down(half))),
    own: { x: across(own - 0.5), full: down(ownMonth?.penalty ?? 0), half: down(ownMonth?.half ?? 0) },
    minimum: down(minimum),
  };
}
