import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { amountProblems } from '@/content/amounts';
import { filingCheckWords } from '@/content/filing-check';
import type { Threshold } from '@/content/seasons/types';
import { formatFigure, formatPesos, parseAmount } from '@/lib/tax/amounts';
import { measure } from '@/lib/tax/filing-check';
import { fill } from '@/lib/words/fill';
import styles from './FilingCheck.module.css';
import { amountName } from './filing-form';
import { LimitBar } from './LimitBar';

const { amounts } = filingCheckWords;

type Props = {
  threshold: Threshold;
  typed: string;
  /** Whether the visitor has left the field; unreadable amounts are reported only then. */
  isLeft: boolean;
};

/** The distance of a typed amount from its limit, drawn and in words, or the reason it can't be read. */
export function AmountMeasure({ threshold, typed, isLeft }: Props) {
  const id = amountName(threshold.id);
  const parsed = typed.trim() === '' ? null : parseAmount(typed);
  const isProblem = isLeft && parsed?.ok === false;
  // The field is the server's, and stylesheets alone unfold it.
  useEffect(() => {
    const field = document.getElementById(id);
    const example = fill(filingCheckWords.amount.example, { limit: formatFigure(threshold.amount) });
    field?.setAttribute('aria-invalid', String(isProblem));
    field?.setAttribute('placeholder', example);
  }, [id, isProblem, threshold]);
  const place = typeof document === 'undefined' ? null : document.getElementById(`${threshold.id}-measured`);
  if (!place || !parsed || (!parsed.ok && !isProblem)) return null;
  return createPortal(
    parsed.ok ? (
      <>
        <LimitBar threshold={threshold} amount={parsed.pesos} />
        <p className={styles.measured}>{distanceWords(threshold, parsed.pesos)}</p>
      </>
    ) : (
      <p className="error">{amountProblems[parsed.reason]}</p>
    ),
    place,
  );
}

/** The distance of an amount from its limit, by the limit's operator. */
function distanceWords(threshold: Threshold, amount: number): string {
  const { reached, distance } = measure(threshold, amount);
  if (distance === 0) return reached ? amounts.reached : amounts.atLimit;
  return fill(reached ? amounts.above : amounts.below, { distance: formatPesos(Math.abs(distance)) });
}
