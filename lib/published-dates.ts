import type { SeasonRecord } from '@/content/season-records';
import published from '@/content/tax-calendar/published-by-dian.json' with { type: 'json' };
import type { DateEntry, GroupId, IsoDate } from '@/content/tax-calendar/types';
import { seasonOf } from './seasons';

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

/** A group's tables in a published year: one per installment, each row with its digits and date. */
function publishedTables(year: number, rows: PublishedYear['rows'][GroupId]): DateEntry[][] {
  const [, ...installments] = rows[0] ?? [];
  return installments.map((_, installment) =>
    rows.map(([digits = '', ...days]) => ({
      digits,
      date: `${year}-${days[installment] ?? ''}` as IsoDate,
    })),
  );
}

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
  for (const { id, type, installments } of seasonOf({ ...record, changes: included }, []).groups) {
    const tables = publishedTables(record.year, known.rows[id]);
    for (const [at, { dates }] of installments.entries())
      for (const [row, { digits, date }] of dates.entries()) {
        const other = tables[at]?.[row];
        if (other?.digits !== digits || other.date !== date)
          return `en ${type}, ${digits}, la DIAN publicó el ${other?.date ?? 'ninguno'} y sale el ${date}: nombra el cambio que lo explica`;
      }
  }
  return null;
}
