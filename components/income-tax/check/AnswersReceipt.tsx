import { anchors } from '@/content/page-anchors';
import { useEffect } from 'react';
import { ANSWERS_LINK, OPENS, PRESET_MESSAGE } from '@/components/dom/attributes';
import { reportResult, useCase, useResults, useTaxYear } from '@/components/case/use-case';
import { FigureSources } from '@/components/ui/LinkedText';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { PrintButton } from '@/components/ui/PrintButton';
import { answersWords } from '@/content/answers-receipt';
import type { IsoDate } from '@/content/tax-calendar/types';
import { answersMessage } from '@/lib/lead/answers-message';
import type { Cited } from '@/lib/words/figure-sources';
import { chatLink } from '@/lib/words/site-words';
import styles from './AnswersReceipt.module.css';
import { ANSWERS_RECEIPT } from '@/components/income-tax/shared/places';
import { receiptRows } from './receipt-rows';
import { Slot } from './Slot';

type Props = {
  /** The verdict's reasons and sources; `null` without a verdict. */
  words: { reasons: readonly string[]; sources: readonly Cited[] } | null;
  today: IsoDate;
};

/**
 * The visitor's answers as a receipt in the last step; their message goes into other buttons, too. With a verdict
 * it can be printed as one sheet, which has sources and no amount of the visitor's.
 */
export function AnswersReceipt({ words, today }: Props) {
  const answered = useResults();
  const record = useCase();
  const taxYear = useTaxYear();
  const text = answersMessage(answered, today);
  const { ticks } = record.years[taxYear] ?? {};
  useEffect(() => countPapers(ticks), [ticks]);
  useEffect(() => (text === null ? undefined : presetAnswers(text)), [text]);

  if (text === null) return null;
  return (
    <Slot id={ANSWERS_RECEIPT}>
      <dl className={`ruled ${styles.rows}`}>
        {receiptRows(answered, words ?? {}, today).map(({ name, value, on, sources = [] }) => (
          <div key={name} className={on === 'paper' ? styles.paper : on}>
            <dt>{answersWords.rows[name]}</dt>
            <dd>{value}</dd>
            {sources.length > 0 && (
              // Other sources are another element, because a page translator moves the texts of this one.
              <dd key={JSON.stringify(sources)} className={styles.paper}>
                <FigureSources sources={sources} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={`screen ${styles.message}`}>{`«${text}»`}</p>
      <p className={styles.paper}>{answersWords.orientation}</p>
      <div className="screen wrap">
        <WhatsAppLink look="sun" href={chatLink(text)} label={answersWords.send} />
        {words && <PrintButton label={answersWords.print} only="case" />}
      </div>
    </Slot>
  );
}

/** Counts the ticked documents: those for everybody, and those of other groups with at least one tick. */
function countPapers(ticks: readonly string[] = []): void {
  const lists = [...document.querySelectorAll(`#${anchors.documents} ul`)].map((list) =>
    [...list.querySelectorAll('input')].map(({ value }) => value),
  );
  const isTicked = (paper: string) => ticks.includes(paper);
  const [everybody = [], ...others] = lists;
  const own = [...everybody, ...others.filter((list) => list.some(isTicked)).flat()];
  const ticked = own.filter(isTicked).length;
  const of = own.length > everybody.length ? 'case' : 'everybody';
  reportResult('papers', ticked > 0 ? { of, ticked, all: own.length } : undefined);
}

/**
 * Gives the answers' message to the page's other ways to contact the owner: a link of the header's WhatsApp list, and
 * the buttons of the contact modal that have no message of their own. All are server-rendered and not hydrated, so they
 * are safe to change by hand.
 * @returns a function that restores them
 */
function presetAnswers(message: string): () => void {
  const link = document.querySelector<HTMLAnchorElement>(`a#${ANSWERS_LINK}`);
  const label = link?.firstChild;
  if (!link || !label) return () => undefined;
  const { href } = link;
  const { nodeValue } = label;
  const triggers = document.querySelectorAll(`[${OPENS}]:not([${PRESET_MESSAGE}])`);
  link.href = chatLink(message);
  label.nodeValue = answersWords.link;
  for (const trigger of triggers) trigger.setAttribute(PRESET_MESSAGE, message);
  return () => {
    link.href = href;
    label.nodeValue = nodeValue;
    for (const trigger of triggers) trigger.removeAttribute(PRESET_MESSAGE);
  };
}
