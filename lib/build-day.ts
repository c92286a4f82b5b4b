import type { IsoDate } from '@/content/seasons/types';
import { givenBuildDay, givenBuildYear } from '@/lib/env';
import { datePartsOf, todayInBogota } from '@/lib/tax/dates';

/** The day in Colombia for which the pages are written: today, or the one given so that exports can be compared. */
export function buildDay(): IsoDate {
  return givenBuildDay() ?? todayInBogota(new Date());
}

/** The year in Colombia for which the pages are written: no visitor's clock changes it. */
export function buildYear(): number {
  return givenBuildYear() ?? datePartsOf(buildDay()).year;
}
