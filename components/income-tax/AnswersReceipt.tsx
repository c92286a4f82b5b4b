import { anchors } from '@/content/page-anchors';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { contactTrigger } from '@/components/modal/trigger';
import { CASE_LINK, CASE_RECEIPT } from '@/components/dom/case-places';
import { useVisitorAnswers } from '@/components/ui/use-visitor-answers';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { PRESET_MESSAGE } from '@/components/dom/modal-preset';
import { answersWords } from '@/content/visitor-answers';
import type { IsoDate } from '@/content/tax-calendar/types';
import { receiptRows, answersMessage } from '@/lib/lead/answers-message';
import { formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { reportAnswer } from '@/lib/lead/visitor-answers';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import styles from './AnswersReceipt.module.css';

/**
 * The visitor's answers as a receipt in the last step. Its message also goes to the header's WhatsApp list and to the
 * contact buttons that have no message of their own.
 */
export function AnswersReceipt({ reasons, today }: { reasons: readonly string[]; today: IsoDate }) {
  const answered = useVisitorAnswers();
  const text = answersMessage(answered, today);
  useEffect(countPapers, []);
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>(`a#${CASE_LINK}`);
    const label = link?.firstChild;
    if (text === null || !link || !label) return;
    const { href } = link;
    const { nodeValue } = label;
    const { command, commandfor } = contactTrigger();
    const triggers = document.querySelectorAll<HTMLElement>(
      `[commandfor=${commandfor}][command=${command}]:not([${PRESET_MESSAGE}])`,
    );
    // Server-rendered elements outside this React tree; safe to change by hand.
    link.href = whatsappLink(whatsappPhone, text);
    label.nodeValue = answersWords.link;
    for (const trigger of triggers) trigger.setAttribute(PRESET_MESSAGE, text);
    return () => {
      link.href = href;
      label.nodeValue = nodeValue;
      for (const trigger of triggers) trigger.removeAttribute(PRESET_MESSAGE);
    };
  }, [text]);

  const place = typeof document === 'undefined' ? null : document.getElementById(CASE_RECEIPT);
  if (!place || text === null) return null;
  return createPortal(
    <>
      <dl className={`ruled ${styles.rows}`}>
        {receiptRows(answered, reasons, today).map(({ name, value }) => (
          <div key={name}>
            <dt>{answersWords.rows[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`soft ${styles.day}`}>{fill(answersWords.printed, { date: formatLong(today) })}</p>
      <p className={styles.message}>«{text}»</p>
      <WhatsAppLink look="sun" href={whatsappLink(whatsappPhone, text)} label={answersWords.send} />
    </>,
    place,
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
    reportAnswer('papers', ticked > 0 ? { ticked, all: own.length } : undefined);
  };
  follow();
  addEventListener('change', follow);
  return () => removeEventListener('change', follow);
}
