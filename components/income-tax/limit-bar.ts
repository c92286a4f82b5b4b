import { toHundredth } from '@/lib/to-hundredth';

/*
 * An amount as a bar beside its limit, in percent of the drawing's width. Every limit stands at the same place, so
 * that bars one under the other share one line.
 */

/** Place of the limit's line, with half as much again for amounts beyond it. */
export const LIMIT_PLACE = 66.67;

export type LimitBar = {
  /** Length from the left, true to scale within the drawing. */
  readonly length: number;
  /** The part beyond the limit's line. */
  readonly beyond: number;
  /** Whether the amount exceeds the drawing, so that its bar ends in a break. */
  readonly isCut: boolean;
};

/** @param limit more than 0 */
export function limitBar(amount: number, limit: number): LimitBar {
  const whole = (amount / limit) * LIMIT_PLACE;
  const length = Math.min(toHundredth(whole), 100);
  return { length, beyond: toHundredth(Math.max(length - LIMIT_PLACE, 0)), isCut: whole > 100 };
}
