import type { DeadlineGroup, Installment } from '@/content/seasons/types';
import { DeadlineCells } from './DeadlineCells';
import styles from './DeadlineTable.module.css';

type Props = { group: DeadlineGroup; installment: Installment; caption: string };

/** One installment: digits 1 to 9, then 0, each with its last day. */
export function InstallmentTable({ group, installment, caption }: Props) {
  return (
    <table className={styles.table} data-group={group.id}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{group.titleDigits}</th>
          <th scope="col">{group.titleDate}</th>
        </tr>
      </thead>
      <tbody>
        {installment.dates.map((entry) => (
          <tr key={entry.digits}>
            <DeadlineCells entry={entry} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
