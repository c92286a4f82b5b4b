import type { ReactNode } from 'react';
import { described } from './described';
import styles from './Field.module.css';

/** Attributes that tie a control to its label, hint and error. */
type ControlProps = { readonly id: string } & ReturnType<typeof described>['aria'];

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
  const notes = described(id, { hint, error });
  return (
    <div className={styles.field} data-half={isHalf || undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...notes.aria })}
      {count !== undefined && (
        <p aria-live="polite" className={`soft ${styles.count}`}>
          {count}
        </p>
      )}
      {notes.error}
      {notes.hint}
    </div>
  );
}
