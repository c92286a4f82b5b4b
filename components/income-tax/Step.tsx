import { places } from '@/content/places';
import type { ReactNode } from 'react';
import { incomeTaxWords } from '@/content/income-tax';
import styles from './Step.module.css';

const { sections } = incomeTaxWords.contents;

type StepId = keyof typeof sections;

type Props = {
  id: StepId;
  heading: ReactNode;
  introduction?: ReactNode;
  /** The last step, on emerald. */
  isLast?: boolean;
  children: ReactNode;
};

/** A step of the path, by its number among them. */
export function Step({ id, heading, introduction, isLast, children }: Props) {
  const headingId = `${places[id]}-heading`;
  return (
    <section
      id={places[id]}
      className={isLast ? `emerald ${styles.step}` : styles.step}
      data-last={isLast || undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.title}>
        <span className="oct" aria-hidden>
          {Object.keys(sections).indexOf(id) + 1}
        </span>
        <h2 id={headingId}>{heading}</h2>
      </div>
      {introduction && <p className="introduction">{introduction}</p>}
      {children}
    </section>
  );
}
