import type { DateEntry, IsoDate, Season } from '@/content/tax-calendar/types';
import { addDays } from './dates';
import { decreeDates } from './decree-2229';
import { belongsTo, endingPairs } from './endings';
import { naturalDeadline } from './late-penalty';
import { isWorkingDay } from './working-days';

/*
 * Deadlines of natural persons in the years before the site's first season, used only for the late-filing
 * penalty. Decreto 1778 of 2021 and Decreto 2487 of 2022 give each of the 50 pairs one working day, counted
 * from a first day. Decreto 2229 of 2023 governs filing year 2024.
 */

/** Tax years that have a deadline here, the latest first. */
export const pastTaxYears = [2023, 2022, 2021] as const;

type PastTaxYear = (typeof pastTaxYears)[number];

/** The decree that sets each year's dates. */
const decrees: Readonly<Record<PastTaxYear, string>> = {
  2021: 'Decreto 1778 de 2021',
  2022: 'Decreto 2487 de 2022',
  2023: 'Decreto 2229 de 2023',
};

/** First day of each tax year whose pairs follow one another. */
const firstDays: Readonly<Record<number, IsoDate>> = { 2021: '2022-08-09', 2022: '2023-08-09' };

/** The decree of one of `pastTaxYears`; `undefined` for another year. */
export function decreeOf(taxYear: number): string | undefined {
  return decrees[taxYear as PastTaxYear];
}

/** The deadline of two last digits in a season or one of `pastTaxYears`; `null` for another year or ending. */
export function deadlineOf(taxYear: number, ending: string, seasons: readonly Season[]): IsoDate | null {
  const season = seasons.find((one) => one.taxYear === taxYear);
  if (season) return naturalDeadline(season, ending);
  const dates = taxYear === 2023 ? decreeDates(2024).natural[0] : pairsFrom(firstDays[taxYear]);
  return dates?.find(({ digits }) => belongsTo(ending, digits))?.date ?? null;
}

function pairsFrom(first: IsoDate | undefined): readonly DateEntry[] {
  if (!first) return [];
  const days: IsoDate[] = [];
  for (let day = first; days.length < endingPairs.length; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days.map((date, index) => ({ digits: endingPairs[index] ?? '', date }));
}
