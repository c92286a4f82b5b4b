import type { GroupId, IsoDate, Season } from '@/content/seasons/types';
import { deadlinesFor, hasPassed, nextDeadline, type Deadline } from './season';

/** The lookup's answer for one group. */
export type GroupAnswer = {
  readonly group: GroupId;
  /** The table's row: `7` or `27-28`. */
  readonly digits: string;
  /** The dates of the season with the next date or, if none is left, of the last season. */
  readonly dates: readonly Deadline[];
  /** The next date in any season; `null` once all have passed. */
  readonly next: Deadline | null;
  /** The last date of each season over for this ending, from the year asked about on. */
  readonly over: readonly Deadline[];
};

const order = ['natural', 'legal', 'major'] as const satisfies readonly GroupId[];

/**
 * The answer for each group; one digit has none for natural persons.
 * @param seasons candidates for the next date
 * @param fromYear the filing year asked about; earlier seasons are not reported as over
 */
export function answersFor(
  ending: string,
  today: IsoDate,
  seasons: readonly Season[],
  fromYear: number,
): GroupAnswer[] {
  const deadlines = deadlinesFor(ending, seasons);
  return order.flatMap((group) => {
    const own = deadlines.filter((deadline) => deadline.group === group);
    const next = nextDeadline(own, today);
    const shown = next ?? own.at(-1);
    if (!shown) return [];
    const lastOfYears = [...new Map(own.map((deadline) => [deadline.year, deadline])).values()];
    return {
      group,
      digits: shown.digits,
      dates: own.filter(({ year }) => year === shown.year),
      next,
      over: lastOfYears.filter(({ year, date }) => year >= fromYear && hasPassed(date, today)),
    };
  });
}
