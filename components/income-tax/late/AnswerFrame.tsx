import type { ReactNode } from 'react';
import { AnswerActions, formTrigger } from '@/components/links/AnswerActions';
import { Sentences } from '@/components/ui/LinkedText';
import { RemountOn } from '@/components/ui/RemountOn';
import { ANSWER } from '@/components/dom/attributes';
import { answerActionWords } from '@/content/answer-actions';
import answerStyles from '../shared/Answer.module.css';
import styles from './LateFiling.module.css';

export type Answer = {
  tone: 'calm' | 'due' | 'unknown';
  heading: string;
  figures?: ReactNode;
  /** Sentences below the figures. */
  about: readonly (string | null | undefined | false)[];
  /** The message that the answer leads to. */
  message: string;
  /** The part below the questions. */
  rest?: ReactNode;
};

type Props = {
  answer: Answer;
  /** A text that changes with the answer. */
  of: string;
  /** The questions, below the message. */
  children: ReactNode;
};

/** The frame of the calculator's answer: figures, WhatsApp with its message, the questions, and the rest. */
export function AnswerFrame({ answer, of, children }: Props) {
  const { tone, heading, figures, about, message, rest } = answer;
  return (
    <div className={styles.answer}>
      <RemountOn value={of}>
        <div className={`${answerStyles.headline} ${styles.headline}`} data-tone={tone}>
          <h3 tabIndex={-1} {...{ [ANSWER]: '' }}>
            <span className={figures && tone === 'unknown' ? 'hidden' : undefined}>{heading}</span>
            {figures && <span className={`wrap ${styles.figures}`}>{figures}</span>}
          </h3>
          <Sentences of={about} />
        </div>
        <div className={styles.nextSteps}>
          <AnswerActions message={message} second={null} />
        </div>
      </RemountOn>
      {children}
      <RemountOn value={of}>
        <div className={styles.nextSteps}>
          {rest}
          <button className="link" {...formTrigger(message)}>
            {answerActionWords.form}
          </button>
        </div>
      </RemountOn>
    </div>
  );
}

/** An amount above its label; the hidden punctuation is for screen readers. */
export function Figure({ label, amount }: { label: string | null; amount: string }) {
  return (
    <span>
      <span className="hidden">: </span>
      <b>{amount}</b> {label && <small>{label}</small>}
    </span>
  );
}
