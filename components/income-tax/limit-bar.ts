import { toHundredth } from '@/components/ui/to-hundredth';

/*
 * An amount drawn as a bar beside its limit. Every limit stands at the same place, however large it is, so that
 * bars one under the other share one line of limits. In percent of the drawing's width.
 */

/** Where the limit's line stands: the same again and half is left for what exceeds it. */
export const LIMIT_PLACE = 66.67;

export type LimitBar = {
  /** From the left; true to scale as far as the drawing goes. */
  readonly length: number;
  /** How much of it is beyond the limit's line. */
  readonly beyond: number;
  /** Whether the amount goes on beyond the drawing, whose bar then ends in a break. */
  readonly isCut: boolean;
};

/** @param limit more than 0 */
export function limitBar(amount: number, limit: number): LimitBar {
  const whole = (amount / limit) * LIMIT_PLACE;
  const length = Math.min(toHundredth(whole), 100);
  return { length, beyond: toHundredth(Math.max(length - LIMIT_PLACE, 0)), isCut: whole > 100 };
}
