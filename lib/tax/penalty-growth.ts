import { monthsLate, penaltyAfter, type LateFiling } from './late-penalty';

/** The penalty after a month of delay, in whole pesos. */
type PenaltyMonth = {
  readonly penalty: number;
  /** With article 640's reduction to a half. */
  readonly half: number;
};

export type PenaltyGrowth = {
  /** From the first month to some after the visitor's, or to two after the last step. */
  readonly months: readonly PenaltyMonth[];
  /** The visitor's months of delay: one of these. */
  readonly own: number;
  readonly minimum: number;
};

/** Months shown after the visitor's own, and at least in all. */
const AHEAD = 6;
const LEAST = 9;
/** Months shown after the last step, which make it visible as the last. */
const FLAT = 2;

/**
 * Growth of the penalty by month, at the UVT of the visitor's filing year.
 * `null` without growth: filed in time, no base, or at its minimum or cap from the first month.
 */
export function penaltyGrowth(late: LateFiling): PenaltyGrowth | null {
  const own = monthsLate(late.deadline, late.filed);
  if (own === 0) return null;
  const { base, minimum } = penaltyAfter(own, late);
  if (base === 'none') return null;

  const months: PenaltyMonth[] = [];
  const wanted = Math.max(own + AHEAD, LEAST);
  let flat = 0;
  for (let count = 1; count <= wanted; count += 1) {
    const { penalty, reduced, cap } = penaltyAfter(count, late);
    if (cap && count > own) flat += 1;
    if (flat > FLAT) break;
    months.push({ penalty, half: reduced.half.amount });
  }
  const grows = months[0]?.penalty !== months.at(-1)?.penalty;
  return grows ? { months, own, minimum } : null;
}
