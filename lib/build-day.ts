import type { IsoDate } from '@/content/tax-calendar/types';
import { datePartsOf, isIsoDate, todayInBogota } from '@/lib/tax/dates';

/**
 * The day in Colombia (America/Bogota) on which the pages are built. `NEXT_PUBLIC_BUILD_DAY` overrides it, so
 * that two exports can be compared.
 */
export function buildDay(): IsoDate {
  const given = process.env.NEXT_PUBLIC_BUILD_DAY ?? '';
  return isIsoDate(given) ? given : todayInBogota();
}

/**
 * The year in Colombia in which the pages are built. It is inlined, so the visitor's clock does not change
 * it.
 */
export function buildYear(): number {
  return Number(process.env.NEXT_PUBLIC_BUILD_YEAR ?? '') || datePartsOf(buildDay()).year;
}
