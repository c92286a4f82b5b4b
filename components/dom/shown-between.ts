import { buildDay } from '@/lib/build-day';
import { NOTICE } from './attributes';

/** The first and the last day of something, as `YYYY-MM-DD`. */
type Days = { readonly from: string; readonly until: string };

/**
 * Spread on an element that is true from one day to another. `hidden` follows the day of the build until
 * `page-scripts/early/notices.ts` sets it by the visitor's day.
 */
export function shownBetween({ from, until }: Days) {
  return { [NOTICE]: `${from} ${until}`, hidden: !isDue({ from, until }, buildDay()) };
}

/** True if a notice shows on a day in Colombia; its first and last day count. */
export function isDue({ from, until }: Days, day: string): boolean {
  return from <= day && day <= until;
}
