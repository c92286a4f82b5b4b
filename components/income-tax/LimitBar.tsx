import type { ThresholdResult } from '@/lib/tax/filing-check';
import { LIMIT_PLACE, limitBar } from './limit-bar';
import styles from './LimitBar.module.css';

const place = `${LIMIT_PLACE}%`;

/**
 * The visitor's amount beside its limit: an empty bar where it does not count, a full one where it does, and only
 * the rule it would stand on where they gave none. The row it is in says the same in words.
 */
export function LimitBar({ result: { amount, threshold, reached, isBlank } }: { result: ThresholdResult }) {
  const { length, beyond, isCut } = limitBar(amount, threshold.amount);
  return (
    <svg
      className={styles.bar}
      data-reached={reached || undefined}
      data-blank={isBlank || undefined}
      aria-hidden
    >
      <line className={styles.rule} y1="100%" x2="100%" y2="100%" />
      {amount > 0 && <rect y="6" width={`${length}%`} height="12" />}
      {beyond > 0 && <rect className={styles.beyond} x={place} y="6" width={`${beyond}%`} height="12" />}
      {isCut && (
        <svg x="100%">
          <path className={styles.break} d="M-28 22-21 2M-18 22-11 2" />
        </svg>
      )}
      <line className={styles.limit} x1={place} x2={place} y2="100%" />
    </svg>
  );
}

/** Over the bars, what their common line is. */
export function LimitHead({ label }: { label: string }) {
  return (
    <svg className={styles.head} aria-hidden>
      <text x={place} y="1em">
        {label}
      </text>
    </svg>
  );
}
