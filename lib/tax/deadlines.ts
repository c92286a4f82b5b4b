import type { DeadlineGroup, GroupId, IsoDate, Season } from '@/content/tax-calendar/types';
import { belongsTo } from './endings';
import type { PlacedDeadline } from './place-dates';

/*
 * The season engine: an ending's deadlines. Days are Colombia's; a deadline is the last day on time, so it passes at the end
 * of that day.
 */

/** One date of one installment, with the keys of its name and of its table cell. */
export type Deadline = {
  /** The filing year. */
  readonly year: number;
  readonly taxYear: number;
  /** True if the date comes from the decree's rule instead of a calendar published by the DIAN. */
  readonly computed: boolean;
  readonly group: GroupId;
  /** Position of the installment in its group, from 0. */
  readonly installment: number;
  /** The digits as the table prints them: `7` or `27-28`. */
  readonly digits: string;
  readonly date: IsoDate;
  /** True if the return is due on this day; otherwise only a part of the tax is. */
  readonly files: boolean;
  /** Why `date` may not be the table's, where a decree gives some places another one. */
  readonly placed?: PlacedDeadline;
};

/**
 * A group of a season; every season has the three.
 * @throws Error when it lacks this one
 */
export function groupOf(season: Season, id: GroupId): DeadlineGroup {
  const group = season.groups.find((candidate) => candidate.id === id);
  if (!group) throw new Error(`The season of ${season.year} has no group ${id}`);
  return group;
}

/** True if a season's dates come from the decree's rule, because the DIAN hasn't published its calendar. */
export function isComputed(season: Season): boolean {
  return season.provenance.status === 'computed';
}

/**
 * The first and the last date of a group, over all its installments.
 * @throws Error when it has no dates
 */
export function windowOf(group: DeadlineGroup): { readonly first: IsoDate; readonly last: IsoDate } {
  const dates = group.installments.flatMap((installment) => installment.dates.map(({ date }) => date)).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) throw new Error(`The group ${group.id} has no dates`);
  return { first, last };
}

/** The deadlines of a season in the order of its tables. */
export function deadlinesIn(season: Season): Deadline[] {
  const { year, taxYear, groups } = season;
  return groups.flatMap(({ id: group, installments }) =>
    installments.flatMap(({ dates, files }, installment) =>
      dates.map((row) => ({
        year,
        taxYear,
        computed: isComputed(season),
        group,
        installment,
        files,
        ...row,
      })),
    ),
  );
}

/** Every deadline of these seasons, the earliest first. */
export function allDeadlines(seasons: readonly Season[]): Deadline[] {
  const deadlines = seasons.flatMap(deadlinesIn);
  // ISO dates sort as plain strings; `localeCompare` would make a cheap phone wait for its collation.
  return deadlines.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/**
 * The deadlines of a tax ID's ending, the earliest first. One digit (`7`) has none for natural persons,
 * whose tables go by two (`27`).
 */
export function deadlinesFor(ending: string, seasons: readonly Season[]): Deadline[] {
  return allDeadlines(seasons).filter(({ digits }) => belongsTo(ending, digits));
}
