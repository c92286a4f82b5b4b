import type { GroupId, IsoDate, Season } from '@/content/seasons/types';
import { deadlinesFor, hasPassed, nextDeadline, type Deadline } from './season';

/** What the lookup answers for one group. */
export type GroupAnswer = {
  readonly group: GroupId;
  /** The table's row: `7` or `27-28`. */
  readonly digits: string;
  /** The season's dates to show: the one that holds the next date or, with none left, the last one. */
  readonly dates: readonly Deadline[];
  /** The next date in any season; `null` when all that are known have passed. */
  readonly next: Deadline | null;
  /** The last date of each season that is over for this ending, from the active one on. */
  readonly over: readonly Deadline[];
};

const order = ['natural', 'legal', 'major'] as const satisfies readonly GroupId[];

/**
 * The answer for each group that the ending can be looked up in; one digit has none for natural persons.
 * @param activeYear the season the site speaks of: when it is over the visitor must hear it
 */
export function answersFor(
  ending: string,
  today: IsoDate,
  seasons: readonly Season[],
  activeYear: number,
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
      over: lastOfYears.filter(({ year, date }) => year >= activeYear && hasPassed(date, today)),
    };
  });
}
