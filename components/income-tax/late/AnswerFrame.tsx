import type { ReactNode } from 'react';
import { AnswerActions, formTrigger } from '@/components/links/AnswerActions';
import { Button } from '@/components/ui/Button';
import { LinkedText } from '@/components/ui/LinkedText';
import { ANSWER } from '@/components/dom/attributes';
import { answerActionWords } from '@/content/answer-actions';
import answerStyles from '@/components/income-tax/shared/Answer.module.css';
import styles from './LateFiling.module.css';

type Props = {
  tone: 'calm' | 'due' | 'unknown';
  heading: string;
  figures?: ReactNode;
  /** Sentences below the figures. */
  about: readonly (string | null | undefined | false)[];
  /** The message that the answer leads to. */
  message: string;
  /** The next question, below the message. */
  question: ReactNode;
  children?: ReactNode;
};

/** The frame of the calculator's answer: figures, WhatsApp with its message, the next question, and the rest. */
export function AnswerFrame({ tone, heading, figures, about, message, question, children }: Props) {
  return (
    <div className={styles.answer}>
      <div className={`${answerStyles.say} ${styles.say}`} data-tone={tone}>
        <h3 tabIndex={-1} {...{ [ANSWER]: '' }}>
          <span className={figures && tone === 'unknown' ? 'hidden' : undefined}>{heading}</span>
          {figures && <span className={`wrap ${styles.figures}`}>{figures}</span>}
        </h3>
        {about.map(
          (sentence) =>
            sentence && (
              <p key={sentence}>
                <LinkedText text={sentence} />
              </p>
            ),
        )}
      </div>
      <div className={styles.then}>
        <AnswerActions message={message} second={null} />
      </div>
      {question}
      <div className={styles.then}>
        {children}
        <Button look="outline" {...formTrigger(message)}>
          {answerActionWords.form}
        </Button>
      </div>
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
