import { anchors } from '@/content/page-anchors';
import type { ReactNode } from 'react';
import { incomeTaxWords } from '@/content/income-tax';
import styles from './Step.module.css';

const { sections } = incomeTaxWords.contents;

type StepId = keyof typeof sections;

type Props = {
  id: StepId;
  heading: ReactNode;
  introduction?: ReactNode;
  /** Shows the step as a band of the brand colour across the page. */
  isBand?: boolean;
  children: ReactNode;
};

/** One of the numbered steps of the income tax page. */
export function Step({ id, heading, introduction, isBand, children }: Props) {
  const headingId = `${anchors[id]}-heading`;
  const content = (
    <>
      <div className={styles.title}>
        <span className="oct" aria-hidden>
          {Object.keys(sections).indexOf(id) + 1}
        </span>
        <h2 id={headingId}>{heading}</h2>
      </div>
      {introduction && <p className={styles.introduction}>{introduction}</p>}
      {children}
    </>
  );
  return (
    <section
      id={anchors[id]}
      className={isBand ? `on-brand ${styles.band}` : styles.step}
      aria-labelledby={headingId}
    >
      {isBand ? <div className="container">{content}</div> : content}
    </section>
  );
}
