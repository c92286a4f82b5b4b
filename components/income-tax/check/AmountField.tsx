import { useEffect, useState, type KeyboardEvent } from 'react';
import { afterPress } from '@/components/dom/after-press';
import { AnswerActions } from '@/components/links/AnswerActions';
import { LinkedText } from '@/components/ui/LinkedText';
import { filingCheckWords } from '@/content/filing-check';
import type { Threshold } from '@/content/tax-calendar/types';
import { formatPesos, MIN_YEAR_AMOUNT, parseAmount } from '@/lib/tax/amounts';
import { measure, type Answer } from '@/lib/tax/filing-check';
import { fill } from '@/lib/words/fill';
import {
  AmountOffers,
  monthsWords,
  problemWords,
  writtenOut,
} from '@/components/income-tax/shared/AmountQuestion';
import { amountSlot } from '@/components/income-tax/shared/places';
import { Slot } from './Slot';
import styles from './FilingCheck.module.css';
import bar from './LimitBar.module.css';

const { amounts, amount: words } = filingCheckWords;

type Props = {
  threshold: Threshold;
  taxYear: number;
  /** The visitor doesn't know the answer. */
  isAsked: boolean;
  /** False for a year whose limits are not known. */
  isMeasured: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** Called once the figure is typed. @param isDone it was by Enter */
  onLeave: (isDone: boolean) => void;
};

/** Milliseconds without a key after which a figure that reads as a whole one is asked about. */
const PAUSE_MS = 1_000;
/** Matches a whole figure: one with a unit, or of six digits and more. */
const WHOLE = /\d ?[a-z]|(?:\d\D*){6}/i;

/** A condition's amount, in the server-rendered row after its first «No sé», with its distance from the limit. */
export function AmountField({ threshold, taxYear, isAsked, isMeasured, typed, onType, onLeave }: Props) {
  const { id, amount } = threshold;
  const name = `${id}-amount`;
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  // The text when its field was last left: a problem with it shows only then.
  const [left, setLeft] = useState('');
  // A whole figure after which nothing was typed for a moment: the question about it is only seen.
  const [paused, setPaused] = useState('');
  useEffect(() => {
    if (!WHOLE.test(typed)) return;
    const pause = setTimeout(() => afterPress(() => setPaused(typed)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  if (!wasAsked) return null;

  const parsed = isMeasured ? readAmount(typed, threshold) : null;
  const refused = parsed?.ok === false ? parsed : null;
  // Most problems with a figure are a question about its meaning, not an error to correct.
  const isQuestion = refused !== null && ('figure' in refused || refused.reason === 'foreign');
  const problem = left === typed || (isQuestion && paused === typed) ? refused : null;
  const said = problem && problemWords(problem, id);
  const about = said && (
    <p key={said} className={isQuestion ? styles.measured : 'error'}>
      <LinkedText text={said} />
    </p>
  );
  const leave = (text = typed, isDone = false) => {
    const written = writtenOut(text, MIN_YEAR_AMOUNT);
    if (written !== text || text !== typed) onType(written);
    setLeft(written);
    onLeave(isDone);
  };
  return (
    <Slot id={amountSlot(id)}>
      <label htmlFor={name}>{words.label}</label>
      <input
        id={name}
        name={name}
        type="text"
        placeholder={fill(words.example, { limit: amount })}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={`${id}-measured ${id}-parts`}
        aria-invalid={problem !== null && !('figure' in problem)}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }) => afterPress(() => leave(target.value))}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && leave(typed, true)}
      />{' '}
      <button
        type="button"
        className="link"
        onClick={() => {
          // Number pads have no plus sign.
          if (typed.trim() && !typed.trim().endsWith('+')) onType(`${typed.trim()} + `);
          document.getElementById(name)?.focus();
        }}
      >
        {words.add}
      </button>
      <div id={`${id}-measured`}>
        {/* The region is always present, because screen readers announce only what changes in one. */}
        <div role="status">{left === typed && about}</div>
        {left !== typed && about}
        {problem && (
          <AmountOffers field={name} parsed={problem} typed={typed} onTake={(text) => leave(text)} />
        )}
        {problem?.reason === 'foreign' && (
          <AnswerActions message={fill(words.foreignMessage, { taxYear })} second={null} />
        )}
        {parsed?.ok && (
          <>
            <LimitBar threshold={threshold} amount={parsed.pesos} />
            <p className={styles.measured}>{distanceWords(threshold, parsed.pesos)}</p>
            {parsed.period === 'month' && (
              <p className={styles.measured}>{monthsWords(parsed, id === 'income')}</p>
            )}
          </>
        )}
      </div>
    </Slot>
  );
}

/** The amount that was typed, parsed; `null` for a blank field. What one has on 31 December is never a month's. */
export function readAmount(typed: string, threshold: Threshold) {
  if (typed.trim() === '') return null;
  return parseAmount(typed, MIN_YEAR_AMOUNT, threshold.id === 'equity' ? undefined : threshold);
}

/** The answer that a typed amount gives to its condition; `unknown` while it decides nothing. */
export function answerOfAmount(typed: string, threshold: Threshold): Answer {
  const amount = readAmount(typed, threshold);
  if (!amount?.ok) return 'unknown';
  return measure(threshold, amount.pesos).reached ? 'yes' : 'no';
}

/** The distance in words. Whether an amount equal to its limit reaches it depends on the condition. */
function distanceWords(threshold: Threshold, amount: number): string {
  const { reached, distance } = measure(threshold, amount);
  if (distance === 0) return reached ? amounts.reached : amounts.atLimit;
  return fill(reached ? amounts.above : amounts.below, { distance: formatPesos(Math.abs(distance)) });
}

/** Position of the limit in percent of the width, the same in every bar, so that bars can be compared. */
const LIMIT = 66.67;
const place = `${LIMIT}%`;

/** A bar of the amount against its limit: outlined below the limit, filled once reached. The text repeats it. */
function LimitBar({ threshold, amount }: { threshold: Threshold; amount: number }) {
  const whole = (amount / threshold.amount) * LIMIT;
  const length = Math.min(whole, 100);
  const { reached } = measure(threshold, amount);
  return (
    <svg className={bar.bar} data-reached={reached || undefined} aria-hidden>
      <text x={place} y="1em">
        {filingCheckWords.limitLine}
      </text>
      <svg className={bar.plot} y="1.4em">
        <line className={bar.rule} y1="18" x2="100%" y2="18" />
        {amount > 0 && <rect y="5" width={`${length}%`} height="13" />}
        {length > LIMIT && (
          <rect className={bar.beyond} x={place} y="5" width={`${length - LIMIT}%`} height="13" />
        )}
        {/* A bar that does not fit ends in a break. */}
        {whole > 100 && (
          <svg x="100%" className={bar.plot}>
            <path className={bar.break} d="M-28 21-21 2M-18 21-11 2" />
          </svg>
        )}
        <line className={bar.limit} x1={place} x2={place} y2="18" />
      </svg>
    </svg>
  );
}
