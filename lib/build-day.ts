import type { IsoDate } from '@/content/seasons/types';
import { givenBuildDay } from '@/lib/env';
import { todayInBogota } from '@/lib/tax/dates';

/** The day in Colombia for which the pages are written: today, or the one given so that exports can be compared. */
export function buildDay(): IsoDate {
  return givenBuildDay() ?? todayInBogota(new Date());
}
