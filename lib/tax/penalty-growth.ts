import type { IsoDate } from '@/content/seasons/types';
import { lastDayOf, monthsLate, penaltyAfter, type LateFiling } from './late-penalty';

/** What a month of delay comes to, in whole pesos. */
export type PenaltyMonth = {
  /** Its last day. */
  readonly until: IsoDate;
  readonly penalty: number;
  /** With article 640's reduction to a half. */
  readonly half: number;
};

export type PenaltyGrowth = {
  /** From the first month to the one from which it grows no more: two at least. */
  readonly months: readonly [PenaltyMonth, PenaltyMonth, ...PenaltyMonth[]];
  /** How many months late the visitor is; may be more than these. */
  readonly own: number;
  /** What `own` comes to: as all the rest, by the rule of late-penalty.ts. */
  readonly ownMonth: PenaltyMonth;
  /** The least it can be; `null` while the UVT of the year of filing is not known. */
  readonly minimum: number | null;
};

/**
 * How the penalty grows with each month, at the UVT of the visitor's year of filing; `null` where it does not:
 * in time, with nothing to calculate on, or where it is the minimum, or its cap, from the first month on.
 */
export function penaltyGrowth(late: LateFiling): PenaltyGrowth | null {
  const own = monthsLate(late.deadline, late.filed);
  if (own === 0) return null;
  const { base, minimum } = penaltyAfter(own, late);
  if (base === 'none') return null;

  const months: PenaltyMonth[] = [];
  for (let count = 1; ; count += 1) {
    const month = monthAfter(count, late);
    if (!penaltyAfter(count, late).cap) months.push(month);
    else {
      // The month in which the cap cuts it off is one of growth where it still adds something.
      if (month.penalty !== months.at(-1)?.penalty) months.push(month);
      break;
    }
  }
  const [first, second, ...others] = months;
  if (!first || !second || first.penalty === months.at(-1)?.penalty) return null;
  return { months: [first, second, ...others], own, ownMonth: monthAfter(own, late), minimum };
}

function monthAfter(count: number, late: LateFiling): PenaltyMonth {
  const { penalty, reduced } = penaltyAfter(count, late);
  return {
    until: lastDayOf(count, late.deadline),
    penalty: penalty ?? 0,
    half: reduced?.half.amount ?? 0,
  };
}
