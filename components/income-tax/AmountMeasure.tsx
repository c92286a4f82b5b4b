import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { AnswerActions } from '@/components/links/AnswerActions';
import { LinkedText } from '@/components/ui/LinkedText';
import { filingCheckWords } from '@/content/filing-check';
import type { Threshold } from '@/content/tax-calendar/types';
import { formatPesos, LEAST_OF_A_YEAR, parseAmount } from '@/lib/tax/amounts';
import { measure } from '@/lib/tax/filing-check';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/text-links';
import { AmountOffers, monthsWords, problemWords } from './AmountQuestion';
import { amountName, amountPlace, conditionRow } from './condition-row';
import styles from './FilingCheck.module.css';
import { writeOut } from './form-entries';
import bar from './LimitBar.module.css';

const { amounts, amount: words } = filingCheckWords;

type FieldProps = { threshold: Threshold; isAsked: boolean; children: ReactNode };

/** Amount field and its measure (the children), portalled into the server-rendered row after its first «No sé». */
export function AmountField({ threshold: { id, amount }, isAsked, children }: FieldProps) {
  const name = amountName(id);
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  const place = wasAsked ? document.getElementById(amountPlace(id)) : null;
  if (!place) return null;
  return createPortal(
    <>
      <label htmlFor={name}>{words.label}</label>
      <input
        id={name}
        name={name}
        type="text"
        placeholder={fill(words.example, { limit: String(amount) })}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={`${id}-measured ${id}-parts`}
      />{' '}
      <button type="button" className="link" onClick={() => addTerm(name)}>
        {words.add}
      </button>
      <p id={`${id}-parts`} className="soft">
        {words.parts[id]}
      </p>
      <div id={`${id}-measured`}>{children}</div>
    </>,
    place,
  );
}

type MeasureProps = { threshold: Threshold; typed: string; taxYear: number };

/** Appends a plus sign, for number pads without one. */
function addTerm(name: string): void {
  const field = document.getElementById(name);
  if (!(field instanceof HTMLInputElement)) return;
  const typed = field.value.trim();
  if (typed && !typed.endsWith('+')) field.value = `${typed} + `;
  field.focus();
}

/**
 * The distance of a typed amount from its limit as a bar and in words, or the reason why it can't be read. Typing an
 * amount checks the chip of its row, and tapping a chip clears the amount, both by hand: the row is server-rendered.
 */
export function AmountMeasure({ threshold, typed, taxYear }: MeasureProps) {
  const id = amountName(threshold.id);
  // A problem shows only after the visitor leaves the field.
  const [isLeft, setLeft] = useState(false);
  const parsed = read(typed, threshold);
  const problem = isLeft && parsed?.ok === false ? parsed : null;
  // A problem with a figure is a question about its meaning, not an error to correct.
  const isInvalid = problem !== null && !('figure' in problem);
  useEffect(() => {
    const row = document.getElementById(conditionRow(threshold.id));
    if (!row) return;
    const answer = (text: string) => {
      const amount = read(text, threshold);
      const value = amount?.ok ? (measure(threshold, amount.pesos).reached ? 'yes' : 'no') : null;
      for (const chip of row.querySelectorAll<HTMLInputElement>('[type=radio]'))
        chip.checked = chip.value === value;
    };
    const onInput = ({ target }: Event) => {
      const field = document.getElementById(id);
      if (!(target instanceof HTMLInputElement) || !(field instanceof HTMLInputElement)) return;
      if (target.type === 'radio') field.value = '';
      else if (target.type === 'checkbox' && target.checked) field.focus();
      else if (target === field) {
        setLeft(false);
        answer(field.value);
      }
    };
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.id !== id) return;
      writeOut(target, LEAST_OF_A_YEAR);
      setLeft(true);
    };
    row.addEventListener('input', onInput);
    row.addEventListener('change', onChange);
    return () => {
      row.removeEventListener('input', onInput);
      row.removeEventListener('change', onChange);
    };
  }, [id, threshold]);
  useEffect(() => {
    document.getElementById(id)?.setAttribute('aria-invalid', String(isInvalid));
  }, [id, isInvalid]);
  const isAsked = problem !== null && (problem.reason === 'foreign' || !isInvalid);
  return (
    <>
      {/* The region is always present, because screen readers announce only what changes in one. */}
      <div role="status">
        {problem && (
          <p className={isAsked ? styles.measured : 'error'}>
            <LinkedText
              parts={linkedParts(problemWords(problem, threshold.id === 'equity' ? 'stock' : 'flow'))}
            />
          </p>
        )}
      </div>
      {problem && 'figure' in problem && <AmountOffers field={id} asked={problem} />}
      {problem?.reason === 'foreign' && (
        <AnswerActions message={fill(words.foreignMessage, { taxYear: String(taxYear) })} second={null} />
      )}
      {parsed?.ok && (
        <>
          <LimitBar threshold={threshold} amount={parsed.pesos} />
          <p className={styles.measured}>{distanceWords(threshold, parsed.pesos)}</p>
          {threshold.id === 'income' && parsed.period === 'month' && (
            <p className={styles.measured}>{monthsWords(parsed)}</p>
          )}
        </>
      )}
    </>
  );
}

/** The amount that was typed, parsed; `null` for a blank field. */
function read(typed: string, { id, amount }: Threshold) {
  if (typed.trim() === '') return null;
  return parseAmount(typed, LEAST_OF_A_YEAR, id === 'income' ? amount : 0);
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
