import { contactTrigger } from '@/components/modal/trigger';
import { AnswerExits } from '@/components/ui/AnswerExits';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { LinkedText } from '@/components/ui/LinkedText';
import { answerExitWords } from '@/content/answer-exits';
import { filingCheckWords } from '@/content/filing-check';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/linked';
import { serviceName } from '@/lib/words/services';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import styles from './FilingCheck.module.css';
import type { VerdictWords } from './verdict-words';

const { ask, figures, date, late, note } = filingCheckWords;

/** The ledger's total: the verdict, what follows from it, and the ways on from there. */
export function Verdict({ words }: { words: VerdictWords }) {
  const { kind, isOver, heading, meanings, missing, message } = words;
  const isUnknown = kind === 'unknown';
  const form = contactTrigger({ services: serviceName('incomeTax'), message });
  return (
    <div className={styles.card} data-verdict={kind} data-answer>
      <div className={styles.say}>
        <span className={`${styles.seal} oct`} aria-hidden>
          {kind === 'mustFile' ? <Tick /> : kind === 'needNot' ? <Dash /> : '?'}
        </span>
        <h3>{heading}</h3>
        {meanings.map((sentence) => (
          <p key={sentence}>
            <LinkedText parts={linkedParts(sentence)} />
          </p>
        ))}
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map(({ id, name, limit }) => (
              <li key={id}>
                <a href={`#condition-${id}`}>
                  {name} <span>{limit}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.then}>
        <AnswerExits
          href={whatsappLink(whatsappPhone, message)}
          label={isUnknown ? ask : answerExitWords.whatsapp}
          newTab={answerExitWords.newTab}
          preview={fill(answerExitWords.preview, { message })}
        >
          {isUnknown ? (
            <ButtonLink look="outline" href="#figures">
              {figures}
            </ButtonLink>
          ) : (
            <ButtonLink look="outline" {...form}>
              {answerExitWords.form}
            </ButtonLink>
          )}
        </AnswerExits>
        <p className={styles.onward}>
          {isUnknown && <a {...form}>{answerExitWords.form}</a>}
          {kind === 'mustFile' && <a href="#when">{date}</a>}
          {kind === 'mustFile' && isOver && <a href="#late">{late}</a>}
        </p>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}

const pen = { fill: 'none', stroke: 'currentColor', strokeWidth: 3.4, strokeLinecap: 'square' } as const;

function Tick() {
  return (
    <svg viewBox="0 0 24 24" {...pen}>
      <path d="M4 13l5.5 5.5L20 6.5" />
    </svg>
  );
}

function Dash() {
  return (
    <svg viewBox="0 0 24 24" {...pen}>
      <path d="M5 12H19" />
    </svg>
  );
}
