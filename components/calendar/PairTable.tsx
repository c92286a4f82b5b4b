import type { DateEntry, DeadlineGroup } from '@/content/seasons/types';
import { DeadlineCells } from './DeadlineCells';
import styles from './DeadlineTable.module.css';

type Props = { group: DeadlineGroup; dates: readonly DateEntry[]; caption: string };

/** The 50 pairs as the DIAN prints them: 25 rows, the second half beside the first. */
export function PairTable({ group, dates, caption }: Props) {
  const half = Math.ceil(dates.length / 2);
  const rows = dates.slice(0, half).map((first, index) => ({ first, second: dates[half + index] }));
  return (
    <table className={styles.table} data-group={group.id}>
      {/* For screen reader users who jump from table to table; the heading above names it too. */}
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{group.titleDigits}</th>
          <th scope="col">{group.titleDate}</th>
          <th scope="col">{group.titleDigits}</th>
          <th scope="col">{group.titleDate}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ first, second }) => (
          <tr key={first.digits}>
            <DeadlineCells entry={first} />
            {second && <DeadlineCells entry={second} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
