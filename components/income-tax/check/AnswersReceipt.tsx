import { anchors } from '@/content/page-anchors';
import { useEffect } from 'react';
import { afterPaint } from '@/components/dom/after-paint';
import { reportResult, useResults } from '@/components/case/use-case';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { answersWords } from '@/content/answers-receipt';
import type { IsoDate } from '@/content/tax-calendar/types';
import { answersMessage } from '@/lib/lead/answers-message';
import { chatLink } from '@/lib/words/site-words';
import styles from './AnswersReceipt.module.css';
import { presetAnswers } from './preset-answers';
import { ANSWERS_RECEIPT } from '@/components/income-tax/shared/places';
import { receiptRows } from './receipt-rows';
import { Slot } from './Slot';

/** The visitor's answers as a receipt in the last step; preset-answers.ts puts their message into other buttons. */
export function AnswersReceipt({ reasons, today }: { reasons: readonly string[]; today: IsoDate }) {
  const answered = useResults();
  const text = answersMessage(answered, today);
  useEffect(countPapers, []);
  useEffect(() => (text === null ? undefined : presetAnswers(text)), [text]);

  if (text === null) return null;
  return (
    <Slot id={ANSWERS_RECEIPT}>
      <dl className={`ruled ${styles.rows}`}>
        {receiptRows(answered, reasons, today).map(({ name, value }) => (
          <div key={name}>
            <dt>{answersWords.rows[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.message}>{`«${text}»`}</p>
      <WhatsAppLink look="sun" href={chatLink(text)} label={answersWords.send} />
    </Slot>
  );
}

/** Counts the ticked documents: those for everybody, and those of other groups with at least one tick. */
function countPapers(): () => void {
  const follow = () => {
    const lists = [...document.querySelectorAll(`#${anchors.documents} ul`)].map((list) => [
      ...list.querySelectorAll<HTMLInputElement>('input'),
    ]);
    const [everybody = [], ...others] = lists;
    const own = [...everybody, ...others.filter((list) => list.some(({ checked }) => checked)).flat()];
    const ticked = own.filter(({ checked }) => checked).length;
    const of = own.length > everybody.length ? 'case' : 'everybody';
    reportResult('papers', ticked > 0 ? { of, ticked, all: own.length } : undefined);
  };
  // The tick is painted before the receipt is rendered again.
  const followLater = () => afterPaint(follow);
  follow();
  addEventListener('change', followLater);
  return () => removeEventListener('change', followLater);
}
