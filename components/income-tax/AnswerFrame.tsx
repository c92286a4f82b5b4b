import type { ReactNode } from 'react';
import { ANSWER } from '@/components/dom/attributes';
import answerStyles from './Answer.module.css';
import styles from './LateFiling.module.css';

type Props = {
  tone: 'calm' | 'due' | 'unknown';
  heading: string;
  figures?: ReactNode;
  children: ReactNode;
};

/** The frame of the calculator's answer, laid out like the verdict: seal, heading with figures, and the rest. */
export function AnswerFrame({ tone, heading, figures, children }: Props) {
  return (
    <div className={styles.answer}>
      <div className={`${answerStyles.say} ${styles.say}`} data-tone={tone}>
        <span className={`${answerStyles.seal} oct`} aria-hidden>
          {tone === 'due' ? '=' : tone === 'unknown' ? '?' : '–'}
        </span>
        <h3 tabIndex={-1} {...{ [ANSWER]: '' }}>
          {heading}
          {figures && <span className={`wrap ${styles.figures}`}>{figures}</span>}
        </h3>
      </div>
      <div className={styles.then}>{children}</div>
    </div>
  );
}

/** An amount above its label; the hidden punctuation is for screen readers. */
export function Figure({ label, amount }: { label: string | null; amount: string }) {
  return (
    <span>
      <span className="hidden">: </span>
      <b>{amount}</b>
      {label && <small> {label}</small>}
    </span>
  );
}
