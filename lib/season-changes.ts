import { seasonRecords, type SeasonChange, type SeasonRecord } from '@/content/season-records';
import type { GroupId, IsoDate } from '@/content/tax-calendar/types';
import type { Deadline } from '@/lib/tax/deadlines';
import { seasonOf } from './seasons';

/** A date that a change moved; `from` is what the decree gives without it. */
export type MovedDate = {
  readonly group: GroupId;
  /** Position of the installment in its group, from 0. */
  readonly installment: number;
  readonly digits: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
};

/** A season's changes, the latest first, each with the dates that it moved. */
export function changesOf(
  record: SeasonRecord,
): (SeasonChange & { readonly year: number; readonly moved: readonly MovedDate[] })[] {
  const day = ({ freeDay, dates }: SeasonChange) => freeDay ?? dates?.[0]?.date ?? '';
  return [...(record.changes ?? [])]
    .sort((one, other) => day(other).localeCompare(day(one)))
    .map((change) => ({ ...change, year: record.year, moved: movedBy(record, change) }));
}

/** The doubt about a row's date in a filing year, as noted in the change that moved it. */
export function doubtsOf(
  year: number,
): (row: Pick<MovedDate, 'group' | 'installment' | 'digits'>) => string | undefined {
  const doubtful = seasonRecords
    .filter((record) => record.year === year)
    .flatMap(changesOf)
    .filter(({ doubt }) => doubt !== undefined);
  return ({ group, installment, digits }) =>
    doubtful.find(({ moved }) =>
      moved.some((row) => row.group === group && row.installment === installment && row.digits === digits),
    )?.doubt;
}

/**
 * The day of a deadline that somebody was told before a change of it came into the site, and why it changed; `undefined` where none
 * did since.
 * @param told the day in Colombia on which the visitor last told something
 */
export function changedSince(
  told: IsoDate,
  { year, group, installment, digits, placed }: Deadline,
  among: readonly SeasonRecord[] = seasonRecords,
): { readonly from: IsoDate; readonly why: string } | undefined {
  const isNew = ({ since }: { since?: IsoDate }) => since !== undefined && told < since;
  if (placed?.answer === 'yes' && isNew(placed.decree))
    return { from: placed.ordinary, why: placed.decree.norm };
  const record = among.find((each) => each.year === year);
  for (const { reason, moved, ...change } of record ? changesOf(record) : []) {
    const row = moved.find(
      (each) => each.group === group && each.installment === installment && each.digits === digits,
    );
    if (row && isNew(change)) return { from: row.from, why: reason };
  }
  return undefined;
}

function movedBy(record: SeasonRecord, change: SeasonChange): MovedDate[] {
  const others = record.changes?.filter((other) => other !== change);
  // A new holiday is free by the general rule too, so the computation without the change must leave it out.
  const before = seasonOf({ ...record, changes: others }, [], change.freeDay);
  return seasonOf(record, []).groups.flatMap(({ id, installments }, group) =>
    installments.flatMap(({ dates }, installment) =>
      dates.flatMap(({ digits, date }, row) => {
        const from = before.groups[group]?.installments[installment]?.dates[row]?.date ?? date;
        return from === date ? [] : { group: id, installment, digits, from, to: date };
      }),
    ),
  );
}
