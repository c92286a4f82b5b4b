import type { DateEntry, IsoDate, Season } from '@/content/tax-calendar/types';
import { addDays } from './dates';
import { decreeDates } from './decree-2229';
import { belongsTo, endingPairs } from './endings';
import { decree, type Source } from './source';
import { isWorkingDay } from './working-days';

/*
 * Deadlines of natural persons in the years before the site's first season, used only for the late-filing
 * penalty. Decreto 1778 of 2021 and Decreto 2487 of 2022 give each of the 50 pairs one working day, counted
 * from a first day. Decreto 2229 of 2023 governs filing year 2024.
 */

/** Tax years that have a deadline here, the latest first. */
export const pastTaxYears = [2023, 2022, 2021] as const;

type PastTaxYear = (typeof pastTaxYears)[number];

/** The decree of each year, and the first day of those whose pairs follow one another. */
export const pastDecrees = {
  2021: { first: '2022-08-09', source: decree(1778, 2021) },
  2022: { first: '2023-08-09', source: decree(2487, 2022) },
  2023: { first: null, source: decree(2229, 2023) },
} as const satisfies Record<PastTaxYear, { first: IsoDate | null; source: Source }>;

/** The decree of one of `pastTaxYears`; `undefined` for another year. */
export function decreeOf(taxYear: number): string | undefined {
  return decreeIn(taxYear)?.source.norm;
}

/** The deadline of two last digits in a season or one of `pastTaxYears`; `null` for another year or ending. */
export function deadlineOf(taxYear: number, ending: string, seasons: readonly Season[]): IsoDate | null {
  const season = seasons.find((one) => one.taxYear === taxYear);
  const dates = season
    ? season.groups.find(({ id }) => id === 'natural')?.installments[0]?.dates
    : pastDates(taxYear);
  return dates?.find(({ digits }) => belongsTo(ending, digits))?.date ?? null;
}

function decreeIn(taxYear: number) {
  const year = pastTaxYears.find((one) => one === taxYear);
  return year && pastDecrees[year];
}

function pastDates(taxYear: number): readonly DateEntry[] | undefined {
  const first = decreeIn(taxYear)?.first;
  if (first === undefined) return undefined;
  if (first === null) return decreeDates(taxYear + 1).natural[0];
  const days: IsoDate[] = [];
  for (let day: IsoDate = first; days.length < endingPairs.length; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days.map((date, index) => ({ digits: endingPairs[index] ?? '', date }));
}
