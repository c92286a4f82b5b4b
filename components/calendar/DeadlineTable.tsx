import type { ReactNode } from 'react';
import { deadlineWords, trustWords } from '@/content/calendar';
import { seasonRecords } from '@/content/season-records';
import type { DateEntry, DeadlineGroup, GroupId } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import { endingsOf } from '@/lib/tax/endings';
import { changesOf } from '@/lib/season-changes';
import { isComputed } from '@/lib/tax/deadlines';
import { seasonFor } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { GROUP } from '@/components/dom/attributes';
import styles from './DeadlineTable.module.css';

type Props = { group: DeadlineGroup; year: number };

/** All the dates of a group: a table of pairs for natural persons, a table per installment for the others. */
export function DeadlineTable({ group, year }: Props) {
  const { id, type, installments } = group;
  const tables = installments.map(({ name, dates }) => {
    return (
      <DatesTable key={name} group={group} dates={dates}>
        {id === 'natural' ? (
          // Screen reader users jump from table to table; the visible heading says the same.
          <caption className="hidden">
            {fill(deadlineWords.caption, { group: type, year: String(year) })}
          </caption>
        ) : (
          <caption>
            {name}
            {/* Screen reader users who jump from table to table hear whom it is for, and when. */}
            <span className="hidden">{`, ${type}, ${year}`}</span>
          </caption>
        )}
      </DatesTable>
    );
  });
  const changes = changeSentences(id, year);
  return (
    <div className={`sheet ${styles.sheet}`}>
      {id === 'natural' ? tables : <div className={styles.installments}>{tables}</div>}
      {changes.length > 0 && <p className={`soft ${styles.trust}`}>{changes.join(' ')}</p>}
    </div>
  );
}

/** Lists the rows that changed after they were known, each with the reason. */
function changeSentences(id: GroupId, year: number): string[] {
  const record = seasonRecords.find((each) => each.year === year);
  if (!record || isComputed(seasonFor(year))) return [];
  return changesOf(record).flatMap(({ reason, doubt, moved: rows }) => {
    const count = rows.filter(({ group }) => group === id).length;
    if (count === 0) return [];
    return [fill(trustWords.moved, { count: String(count), reason }), doubt ?? []].flat();
  });
}

type TableProps = { group: DeadlineGroup; dates: readonly DateEntry[]; children: ReactNode };

/** One installment in the order of the DIAN: digits 1 to 9, then 0; pairs in two columns of 25 rows. */
function DatesTable({ group: { id, titleDigits, titleDate }, dates, children: caption }: TableProps) {
  const isPairs = id === 'natural';
  const height = isPairs ? Math.ceil(dates.length / 2) : dates.length;
  const rows = dates.slice(0, height).map((first, row) => [first, dates[height + row]] as const);
  const headings = (
    <>
      <th scope="col">{titleDigits}</th>
      <th scope="col">{titleDate}</th>
    </>
  );
  return (
    <table className={styles.table} {...{ [GROUP]: id }}>
      {caption}
      <thead>
        <tr>
          {headings}
          {isPairs && headings}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second]) => (
          <tr key={first.digits}>
            <DateCells {...first} />
            {second !== undefined && <DateCells {...second} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row header with digits and its date; deadline-cells.ts reads and marks both. */
function DateCells({ digits, date }: DateEntry) {
  const [first = digits, second] = endingsOf(digits);
  return (
    <>
      <th scope="row">{second === undefined ? first : fill(deadlineWords.pair, { first, second })}</th>
      <td>
        <time dateTime={date}>{formatLong(date)}</time>
      </td>
    </>
  );
}
