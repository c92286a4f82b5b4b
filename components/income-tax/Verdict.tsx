import { places } from '@/content/places';
import { AnswerExits, formTrigger } from '@/components/links/AnswerExits';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { LinkedText } from '@/components/ui/LinkedText';
import { YEAR_PARAMETER } from '@/components/dom/tax-year';
import { useVisitorCase } from '@/components/ui/use-visitor-case';
import { answerExitWords } from '@/content/answer-exits';
import { filingCheckWords } from '@/content/filing-check';
import type { IsoDate } from '@/content/seasons/types';
import { caseText } from '@/lib/lead/case-text';
import type { VisitorCase } from '@/lib/lead/visitor-case';
import { hasPassed } from '@/lib/tax/season';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/linked';
import styles from './FilingCheck.module.css';
import type { VerdictWords } from './verdict-words';

const { figures, date, late, otherYear, note } = filingCheckWords;

/** The ledger's total: the verdict, its consequences, and the next steps. */
export function Verdict({ words, today }: { words: VerdictWords; today: IsoDate }) {
  const { heading, meanings, missing, otherYears, answer } = words;
  const { kind } = answer;
  const isUnknown = kind === 'unknown';
  const answered: VisitorCase = { ...useVisitorCase(), verdict: answer };
  const message = caseText(answered, today) ?? '';
  const own = answered.date?.taxYear === answer.taxYear ? answered.date : undefined;
  const isLate = answer.phase === 'over' || (own !== undefined && hasPassed(own.date, today));
  return (
    <div className={styles.card} data-verdict={kind} data-answer>
      <div className={styles.say}>
        <span className={`${styles.seal} oct`} aria-hidden>
          {kind === 'mustFile' ? <Sign d={TICK} /> : kind === 'needNot' ? <Sign d={DASH} /> : '?'}
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
                <a href={`#condition-${id}`} className="tall">
                  {name} <span>{limit}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.then}>
        <AnswerExits
          message={message}
          second={
            isUnknown ? (
              <ButtonLink look="outline" href={`#${places.figures}`}>
                {figures}
              </ButtonLink>
            ) : undefined
          }
        />
        <p className={`screen ${styles.onward}`}>
          {otherYears.map((taxYear) => (
            <a key={taxYear} className="tall" href={`?${YEAR_PARAMETER}=${taxYear}`} onClick={showTabs}>
              {fill(otherYear, { taxYear })}
            </a>
          ))}
          {isUnknown && (
            <button {...formTrigger(message)} className="link">
              {answerExitWords.form}
            </button>
          )}
          {kind === 'mustFile' && (
            <a href={`#${places.when}`} className="tall">
              {date}
            </a>
          )}
          {kind === 'mustFile' && isLate && (
            <a href={`#${places.late}`} className="tall">
              {late}
            </a>
          )}
        </p>
        <p className="soft">{note}</p>
      </div>
    </div>
  );
}

/** Brings the tabs into view; the early script turns the one of the link. */
function showTabs(): void {
  document.querySelector(`[name='${YEAR_PARAMETER}']`)?.closest('fieldset')?.scrollIntoView();
}

const TICK = 'M4 13l5.5 5.5L20 6.5';
const DASH = 'M5 12H19';

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="square">
      <path d={d} />
    </svg>
  );
}
