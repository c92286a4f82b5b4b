import type { DeadlineGroup, IsoDate } from '@/content/tax-calendar/types';
import { datePartsOf } from '@/lib/tax/dates';
import { windowOf } from '@/lib/tax/deadlines';

/*
 * A year drawn as a ruled strip: twelve months of equal width, from the left. Places and widths are in percent of
 * the whole, as SVG takes them, so that a drawing fills whatever width it is given.
 */

/** A percentage rounded to two decimals. */
const toHundredth = (percent: number) => Math.round(percent * 100) / 100;

/** A day's place in its year, in percent; `within` goes from 0 (midnight) to 1 (the next one). */
export function placeInYear(date: IsoDate, within: number): number {
  const { year, month, day } = datePartsOf(date);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return toHundredth(((month - 1 + (day - 1 + within) / daysInMonth) / 12) * 100);
}

/** A bar for each installment of a group, from its first to its last date, both days included. */
export function windowsOf(group: DeadlineGroup) {
  return group.installments.map((installment) => {
    const { first, last } = windowOf({ ...group, installments: [installment] });
    const from = placeInYear(first, 0);
    return { first, last, from, width: toHundredth(placeInYear(last, 1) - from) };
  });
}
