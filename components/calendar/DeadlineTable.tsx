import { Fragment, type ReactNode } from 'react';
import { deadlineWords } from '@/content/calendar';
import type { DateEntry, DeadlineGroup } from '@/content/seasons/types';
import { formatLong } from '@/lib/tax/dates';
import { endingsOf } from '@/lib/tax/endings';
import { fill } from '@/lib/words/fill';
import styles from './DeadlineTable.module.css';

type Props = {
  group: DeadlineGroup;
  year: number;
  /** Whether each installment's caption names the year, unlike the page's heading. */
  namesYear?: boolean;
};

/** All the dates of a group: a table of pairs for natural persons, a table per installment for the others. */
export function DeadlineTable({ group, year, namesYear = false }: Props) {
  const { id, type, installments } = group;
  const tables = installments.map(({ name, dates }) => {
    const words = { group: type, installment: name, year: String(year) };
    return (
      <DatesTable key={name} group={group} dates={dates}>
        {id === 'natural' ? (
          // For screen reader users who jump from table to table; the heading above names it too.
          <caption className="hidden">{fill(deadlineWords.caption, words)}</caption>
        ) : (
          <caption>{namesYear ? fill(deadlineWords.installmentCaption, words) : name}</caption>
        )}
      </DatesTable>
    );
  });
  return (
    <div className={`sheet ${styles.sheet}`}>
      {id === 'natural' ? tables : <div className={styles.installments}>{tables}</div>}
    </div>
  );
}

type TableProps = { group: DeadlineGroup; dates: readonly DateEntry[]; children: ReactNode };

/** One installment, as the DIAN prints it: digits 1 to 9, then 0; pairs in 25 rows, the second half beside the first. */
function DatesTable({ group: { id, titleDigits, titleDate }, dates, children: caption }: TableProps) {
  const height = id === 'natural' ? Math.ceil(dates.length / 2) : dates.length;
  const rows = dates
    .slice(0, height)
    .map((_, row) => dates.filter((_entry, index) => index % height === row));
  return (
    <table className={styles.table} data-group={id}>
      {caption}
      <thead>
        <tr>
          {rows[0]?.map(({ digits }) => (
            <Fragment key={digits}>
              <th scope="col">{titleDigits}</th>
              <th scope="col">{titleDate}</th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((entries) => (
          <tr key={entries[0]?.digits}>
            {entries.map(({ digits, date }) => (
              // The on-load script reads the header's digits and marks both (deadline-cells.ts).
              <Fragment key={digits}>
                <th scope="row">{rowName(digits)}</th>
                <td>
                  <time dateTime={date}>{formatLong(date)}</time>
                </td>
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowName(digits: string): string {
  const [first = digits, second] = endingsOf(digits);
  return second === undefined ? first : fill(deadlineWords.pair, { first, second });
}
