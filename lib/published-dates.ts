import type { SeasonRecord } from '@/content/season-records';
import published from '@/content/tax-calendar/published-by-dian.json' with { type: 'json' };
import type { DateEntry, GroupId, IsoDate, Season } from '@/content/tax-calendar/types';
import { seasonOf } from './seasons';

/*
 * The rows that the DIAN published, as its calendars print them, apart from those that the decree computes. A season's
 * rows must equal them, but for what a named change moved later.
 */

export type PublishedYear = {
  /** The free days, named among the season's changes, that these rows take into account. */
  readonly freeDays: readonly string[];
  /** Each row's digits, then the month and day of each installment. */
  readonly rows: Readonly<Record<GroupId, readonly (readonly string[])[]>>;
};

export const publishedYears: Readonly<Record<string, PublishedYear>> = published;

/** The tables of a group in a published year: one an installment, each row with its digits and its day. */
export function publishedTables(year: number, rows: PublishedYear['rows'][GroupId]): DateEntry[][] {
  const [, ...installments] = rows[0] ?? [];
  return installments.map((_, installment) =>
    rows.map(([digits = '', ...days]) => ({
      digits,
      date: `${year}-${days[installment] ?? ''}` as IsoDate,
    })),
  );
}

/** How many dates a group has, and how many of them equal the published ones; `null` where none are known. */
export function comparedWithPublished(season: Season, id: GroupId): { all: number; equal: number } | null {
  const known = publishedYears[season.year];
  if (!known) return null;
  const tables = publishedTables(season.year, known.rows[id]);
  const own = season.groups.find((group) => group.id === id)?.installments ?? [];
  const dates = own.flatMap(({ dates }) => dates);
  const equal = own.flatMap(({ dates }, at) =>
    dates.filter(({ digits, date }) => tables[at]?.some((row) => row.digits === digits && row.date === date)),
  );
  return { all: dates.length, equal: equal.length };
}

/**
 * What is wrong between a season and its published rows, in the owner's words; `null` if nothing is. The rows are
 * compared with the season as it was when they were published: with the changes that they take into account.
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
    return `la DIAN publicó sus fechas sin contar el ${unnamed}: nombra ese día entre los cambios`;
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
