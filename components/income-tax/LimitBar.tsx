import { filingCheckWords } from '@/content/filing-check';
import type { Threshold } from '@/content/seasons/types';
import { measure } from '@/lib/tax/filing-check';
import styles from './LimitBar.module.css';

/** Place of every limit's line, in percent of the drawing's width, so that bars one under the other share it. */
const LIMIT = 66.67;
const place = `${LIMIT}%`;

/** The visitor's amount beside its limit: an outlined bar below it, a filled one from it on. The text repeats it. */
export function LimitBar({ threshold, amount }: { threshold: Threshold; amount: number }) {
  const whole = (amount / threshold.amount) * LIMIT;
  const length = Math.min(whole, 100);
  const { reached } = measure(threshold, amount);
  return (
    <svg className={styles.bar} data-reached={reached || undefined} aria-hidden>
      <text x={place} y="1em">
        {filingCheckWords.limitLine}
      </text>
      <svg className={styles.plot} y="1.4em">
        <line className={styles.rule} y1="18" x2="100%" y2="18" />
        {amount > 0 && <rect y="5" width={`${length}%`} height="13" />}
        {length > LIMIT && (
          <rect className={styles.beyond} x={place} y="5" width={`${length - LIMIT}%`} height="13" />
        )}
        {/* An amount beyond the drawing ends in a break. */}
        {whole > 100 && (
          <svg x="100%" className={styles.plot}>
            <path className={styles.break} d="M-28 21-21 2M-18 21-11 2" />
          </svg>
        )}
        <line className={styles.limit} x1={place} x2={place} y2="18" />
      </svg>
    </svg>
  );
}
