import type { Norm } from '@/content/norms';
import type { DateEntry, IsoDate, Season } from '@/content/tax-calendar/types';
import { addDays } from './dates';
import { decreeDates } from './decree-2229';
import { belongsTo, endingPairs } from './endings';
import { isWorkingDay } from './working-days';

/*
 * Deadlines of natural persons in the years before the site's first season, used only for the late-filing
 * penalty. Decreto 1778 of 2021 and Decreto 2487 of 2022 give each of the 50 pairs one working day, counted
 * from a first day. Decreto 2229 of 2023 governs filing year 2024.
 */

/** The decree of each tax year that has a deadline here, and the first day of those whose pairs follow one another. */
export const pastDecrees: Readonly<Record<number, { readonly norm: Norm; readonly first?: IsoDate }>> = {
  2021: { norm: 'Decreto 1778 de 2021', first: '2022-08-09' },
  2022: { norm: 'Decreto 2487 de 2022', first: '2023-08-09' },
  2023: { norm: 'Decreto 2229 de 2023' },
};

export const pastTaxYears = Object.keys(pastDecrees).map(Number);

/** The deadline of two last digits in a season or one of `pastDecrees`; `null` for another year or ending. */
export function deadlineOf(taxYear: number, ending: string, seasons: readonly Season[]): IsoDate | null {
  const season = seasons.find((one) => one.taxYear === taxYear);
  const dates = season
    ? season.groups.find(({ id }) => id === 'natural')?.installments[0]?.dates
    : pastDates(taxYear);
  return dates?.find(({ digits }) => belongsTo(ending, digits))?.date ?? null;
}

function pastDates(taxYear: number): readonly DateEntry[] | undefined {
  const decree = pastDecrees[taxYear];
  if (!decree) return undefined;
  const { first } = decree;
  if (!first) return decreeDates(taxYear + 1).natural[0];
  const days: IsoDate[] = [];
  for (let day: IsoDate = first; days.length < endingPairs.length; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days.map((date, index) => ({ digits: endingPairs[index] ?? '', date }));
}
