import { seasonRecords, uvts, type SeasonRecord } from '@/content/season-records';
import { decreeSource, groupWords, installmentWords } from '@/content/tax-calendar/groups';
import type { DateEntry, GroupId, IsoDate, Season } from '@/content/tax-calendar/types';
import { buildYear } from '@/lib/build-day';
import { isoDate, latestOf } from '@/lib/tax/dates';
import { decreeDates } from '@/lib/tax/decree-2229';
import { thresholdsFor } from '@/lib/tax/thresholds';

/**
 * Builds the season of a record: rows computed from the decree, then moved as the DIAN changed them.
 * @param except a non-working day to count as a working day
 * @throws RangeError where free days leave a month too few working days
 */
export function seasonOf(record: SeasonRecord, except?: IsoDate): Season {
  const { year, updated, published, changes = [] } = record;
  const taxYear = year - 1;
  const uvtOf = (wanted: number) => uvts.find((uvt) => uvt.year === wanted)?.pesos ?? null;
  const dates = decreeDates(year, { also: freeDaysOf(record), except });
  const moved = changes.flatMap(({ dates = [] }) => dates);
  const rowsOf = (id: GroupId, index: number): readonly DateEntry[] =>
    (dates[id][index] ?? []).map(({ digits, date }) => {
      const isIts = (each: (typeof moved)[number]) =>
        each.group === id && each.installment === index + 1 && each.digits === digits;
      return { digits, date: moved.findLast(isIts)?.date ?? date };
    });
  return {
    year,
    taxYear,
    provenance: published ? { status: 'published', ...published } : { status: 'computed', ...decreeSource },
    updated,
    pesosPerUvt: { taxYear: uvtOf(taxYear), filingYear: uvtOf(year) },
    thresholds: thresholdsFor(taxYear, uvtOf(taxYear)),
    groups: Object.values(groupWords).map((words) => ({
      ...words,
      installments: installmentWords[words.id].map((each, index) => ({
        ...each,
        dates: rowsOf(words.id, index),
      })),
    })),
  };
}

/** The days that a season's changes made non-working. */
export function freeDaysOf({ changes = [] }: SeasonRecord): IsoDate[] {
  return changes.flatMap(({ freeDay }) => freeDay ?? []);
}

const years = seasonRecords.map(({ year }) => year);
const changes = seasonRecords.map(({ updated }) => updated);
const first = Math.min(...years);
/** Two years after the build's, so that a visitor in November has a next date. */
const last = Math.max(...years, buildYear() + 2);

/**
 * A record for each season, in order. A year without one in content/seasons.json is computed, and dated by the last change of
 * a record, or by the beginning of the year in which the site first shows it.
 */
export const records: readonly SeasonRecord[] = Array.from({ length: last - first + 1 }, (_, index) => {
  const year = first + index;
  const updated = latestOf([...changes, isoDate(year - 2, 1, 1)]);
  return seasonRecords.find((each) => each.year === year) ?? { year, updated };
});

/** Every season of the site, in order. */
export const seasons: readonly Season[] = records.map((record) => seasonOf(record));

/** The non-working days that apply to one year only, of every season. */
export const declaredFreeDays: readonly IsoDate[] = seasonRecords.flatMap(freeDaysOf);
