import type { IsoDate } from '@/content/tax-calendar/types';
import { datePartsOf, isIsoDate, todayInBogota } from '@/lib/tax/dates';

/** The day in Colombia for which the pages are written: today, or the one given so that exports can be compared. */
export function buildDay(): IsoDate {
  const given = process.env.NEXT_PUBLIC_BUILD_DAY ?? '';
  return isIsoDate(given) ? given : todayInBogota(new Date());
}

/** The year in Colombia for which the pages are written: inlined, so that no visitor's clock changes it. */
export function buildYear(): number {
  return Number(process.env.NEXT_PUBLIC_BUILD_YEAR ?? '') || datePartsOf(buildDay()).year;
}
