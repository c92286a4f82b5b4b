import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './Ledger.module.css';

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'children'> & {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Another control in the place of the input; it takes the same `id`. */
  children?: ReactNode;
};

/** One row of a sheet: what is asked, a hint, the field and what is wrong with it. */
export function LedgerField({ id, label, hint, error, children, ...input }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children ?? (
        <input
          id={id}
          type="text"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          {...input}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
