import type { PenaltyGrowth } from '@/lib/tax/penalty-growth';

/**
 * The growth as a stair: months to the right, pesos upwards to the most it comes to. Paths are drawn in a box of
 * 100 × 100 and places are in percent of it, from its upper left corner, so that it fills whatever room it is given.
 */
export type PenaltyDrawing = {
  /** The stair of the whole penalty, what lies under it, and the stair of the half. */
  readonly full: string;
  readonly area: string;
  readonly half: string;
  /** Where each month ends. */
  readonly ends: readonly number[];
  /** Where the month ends from which it grows no more. */
  readonly capEnds: number;
  /** The visitor's month: its middle, and the height of its two steps. */
  readonly own: { readonly x: number; readonly full: number; readonly half: number };
  /** The height of the minimum; `null` while it is not known. */
  readonly minimum: number | null;
  /** Whether the visitor's month is farther than the drawing goes, and stands at its end. */
  readonly isCut: boolean;
};

/** Months drawn after the last step, so that it is seen to be the last. */
const FLAT = 2;

export function penaltyDrawing({ months, own, ownMonth, minimum }: PenaltyGrowth): PenaltyDrawing {
  const growing = months.length;
  // A stair of which little would be left, because one is years late, is cut off after its length again.
  const drawn = Math.max(growing + FLAT, Math.min(own, 2 * growing));
  const top = months[growing - 1]?.penalty ?? 0;
  const across = (month: number) => toHundredth((month / drawn) * 100);
  const down = (amount: number) => toHundredth(100 - (amount / top) * 100);

  const stair = (heights: readonly number[]) =>
    `M0 100${heights.map((height, index) => `V${height}H${across(index + 1)}`).join('')}H100`;
  const full = stair(months.map(({ penalty }) => down(penalty)));
  return {
    full,
    area: `${full}V100z`,
    half: stair(months.map(({ half }) => down(half))),
    ends: Array.from({ length: drawn }, (_, index) => across(index + 1)),
    capEnds: across(growing),
    own: {
      x: across(Math.min(own, drawn) - 0.5),
      full: down(ownMonth.penalty),
      half: down(ownMonth.half),
    },
    minimum: minimum === null ? null : down(minimum),
    isCut: own > drawn,
  };
}

function toHundredth(percent: number): number {
  return Math.round(percent * 100) / 100;
}
