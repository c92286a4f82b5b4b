import type { SeasonRecord } from '@/content/season-records';
import published from '@/content/tax-calendar/published-by-dian.json' with { type: 'json' };
import { groupWords } from '@/content/tax-calendar/groups';
import type { GroupId } from '@/content/tax-calendar/types';
import { seasonOf } from './seasons';
import { deadlinesIn } from './tax/deadlines';

/*
 * The rows of the DIAN's published calendars, kept apart from those computed from the decree. A season's rows
 * must equal them, except where a named change moved a date later.
 */

export type PublishedYear = {
  /** The non-working days among the season's changes that these rows already take into account. */
  readonly freeDays: readonly string[];
  /** Each row's digits, then the day of each installment as `MM-DD`. */
  readonly rows: Readonly<Record<GroupId, readonly (readonly string[])[]>>;
};

export const publishedYears: Readonly<Record<string, PublishedYear>> = published;

/**
 * The first difference between a season and its published rows, in Spanish for the owner; `null` if there is
 * none. The rows are compared with the season as it was at publication, with only the changes they take into
 * account.
 */
export function differenceFrom(
  record: SeasonRecord,
  known: PublishedYear | undefined = publishedYears[record.year],
): string | null {
  if (!known) return null;
  const { changes = [] } = record;
  const included = changes.filter(({ freeDay }) => freeDay !== undefined && known.freeDays.includes(freeDay));
  const unnamed = known.freeDays.find((day) => !included.some(({ freeDay }) => freeDay === day));
  if (unnamed !== undefined)
    return `la DIAN publicó sus fechas sin contar el ${unnamed}: escríbelo entre los días que dejaron de ser hábiles`;
  for (const { group, installment, digits, date } of deadlinesIn(
    seasonOf({ ...record, changes: included }),
  )) {
    const [, ...days] = known.rows[group].find(([row]) => row === digits) ?? [];
    const day = days[installment];
    const other = day === undefined ? 'ninguno' : `${record.year}-${day}`;
    if (other !== date)
      return `en ${groupWords[group].type}, ${digits}, la DIAN publicó el ${other} y sale el ${date}: nombra el cambio que lo explica`;
  }
  return null;
}
