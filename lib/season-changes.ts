import { seasonRecords, type SeasonChange, type SeasonRecord } from '@/content/season-records';
import type { IsoDate } from '@/content/tax-calendar/types';
import { deadlinesIn, type Deadline } from '@/lib/tax/deadlines';
import { seasonOf } from './seasons';

export type MovedDate = ReturnType<typeof movedBy>[number];

/** A date in the tables; `installment` is its position in its group, from 0. */
type Row = Pick<Deadline, 'group' | 'installment' | 'digits'>;

export const isSameRow = (one: Row, other: Row) =>
  one.group === other.group && one.installment === other.installment && one.digits === other.digits;

/** A season's changes, the latest first, each with the dates that it moved. */
export function changesOf(record: SeasonRecord) {
  const day = ({ freeDay, dates }: SeasonChange) => freeDay ?? dates?.[0]?.date ?? '';
  return [...(record.changes ?? [])]
    .sort((one, other) => day(other).localeCompare(day(one)))
    .map((change) => ({ ...change, year: record.year, moved: movedBy(record, change) }));
}

/** The changes of a filing year's dates. */
export function changesIn(year: number) {
  return seasonRecords.filter((record) => record.year === year).flatMap(changesOf);
}

/** The doubt about a row's date in a filing year, as noted in the change that moved it. */
export function doubtsOf(year: number): (row: Row) => string | undefined {
  const doubtful = changesIn(year).filter(({ doubt }) => doubt !== undefined);
  return (row) => doubtful.find(({ moved }) => moved.some((each) => isSameRow(each, row)))?.doubt;
}

/**
 * The day of a deadline that somebody was told before a change of it came into the site, and why it changed; `undefined` where none
 * did since.
 * @param told the day in Colombia on which the visitor last told something
 */
export function changedSince(told: IsoDate, deadline: Deadline) {
  const { year, placed } = deadline;
  const isNew = (since: IsoDate | undefined) => since !== undefined && told < since;
  if (placed?.answer === 'yes' && isNew(placed.decree.since))
    return { from: placed.ordinary, why: placed.decree.norm };
  for (const { reason, since, moved } of changesIn(year)) {
    const row = moved.find((each) => isSameRow(each, deadline));
    if (row && isNew(since)) return { from: row.from, why: reason };
  }
  return undefined;
}

/** The dates that a change moved; `from` is what the decree gives without it. */
function movedBy(record: SeasonRecord, change: SeasonChange) {
  const others = record.changes?.filter((other) => other !== change);
  // A new holiday is free by the general rule too, so the computation without the change must leave it out.
  const before = deadlinesIn(seasonOf({ ...record, changes: others }, change.freeDay));
  return deadlinesIn(seasonOf(record)).flatMap(({ group, installment, digits, date: to }, row) => {
    const from = before[row]?.date ?? to;
    return from === to ? [] : { group, installment, digits, from, to };
  });
}
