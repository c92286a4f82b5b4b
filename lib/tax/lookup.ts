import type { IsoDate, Season } from '@/content/tax-calendar/types';
import { datePartsOf } from './dates';
import { deadlinesFor, type Deadline } from './deadlines';

/**
 * The answer for each group, whose dates are due dates of returns but for its `payments`; one digit has none for natural persons.
 * @param ending the last digit of a tax ID, or the last two
 * @param today the day in Colombia
 * @param seasons candidates for the next date
 * @param openYear the filing year that stands open; it, and those since the one before today's, are reported as over
 * @param nextFrom the first filing year whose date may be the next one
 * @param placed gives the visitor's own date in place of the table's
 */
export function answersFor(
  ending: string,
  today: IsoDate,
  seasons: readonly Season[],
  openYear: number,
  nextFrom = 0,
  placed = (deadline: Deadline) => deadline,
) {
  const fromYear = Math.min(openYear, datePartsOf(today).year - 1);
  const deadlines = deadlinesFor(ending, seasons).map(placed);
  return (['natural', 'legal', 'major'] as const).flatMap((group) => {
    const own = deadlines.filter((deadline) => deadline.group === group);
    const filings = own.filter(({ files }) => files);
    const last = filings.at(-1);
    if (!last) return [];
    // A deadline is the last day on time: on the day itself it has not passed.
    const next = filings.find(({ year, date }) => year >= nextFrom && date >= today) ?? null;
    return {
      group,
      /** The next filing date in any season; `null` once all have passed. */
      next,
      /** The last filing date of the seasons, shown once none is left. */
      last,
      /** Coming payment dates without a return, up to the season of the next return. */
      payments: own.filter(({ files, year, date }) => !files && date >= today && year <= (next ?? last).year),
      /** The passed filing dates that may still be missing, the earliest first. */
      over: filings.filter(({ year, date }) => year >= fromYear && date < today),
    };
  });
}
