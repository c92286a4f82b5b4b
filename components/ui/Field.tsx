import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** Attributes that tie a control to its label, hint and error. */
type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type Props = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Character count near the limit; absent for a field without one. */
  count?: string;
  /** Whether it shares a line with another field on wide screens. */
  isHalf?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, hint and error. */
export function Field({ id, label, hint, error, count, isHalf, children }: Props) {
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={styles.field} data-half={isHalf || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {count !== undefined && (
        <p aria-live="polite" className={styles.count}>
          {count}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
