import { deadlineWords } from '@/content/deadlines';
import type { DeadlineGroup } from '@/content/seasons/types';
import { fill } from '@/lib/words/fill';
import { InstallmentTable } from './InstallmentTable';
import { PairTable } from './PairTable';
import styles from './DeadlineTable.module.css';

type Props = {
  group: DeadlineGroup;
  year: number;
  /** Whether each installment's caption names the year, unlike the page's heading. */
  namesYear?: boolean;
};

/** All the dates of a group: a table of pairs for natural persons, a table per installment for the others. */
export function DeadlineTable({ group, year, namesYear = false }: Props) {
  const [only] = group.installments;
  if (group.id === 'natural' && only) {
    const caption = fill(deadlineWords.caption, { group: group.type, year: String(year) });
    return (
      <div className={`sheet ${styles.sheet}`}>
        <PairTable group={group} dates={only.dates} caption={caption} />
      </div>
    );
  }
  return (
    <div className={`sheet ${styles.sheet}`}>
      <div className={styles.installments}>
        {group.installments.map((installment) => (
          <InstallmentTable
            key={installment.name}
            group={group}
            installment={installment}
            caption={
              namesYear
                ? fill(deadlineWords.installmentCaption, {
                    installment: installment.name,
                    year: String(year),
                  })
                : installment.name
            }
          />
        ))}
      </div>
    </div>
  );
}
