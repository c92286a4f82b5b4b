import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './LateFiling.module.css';

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'children'> & {
  id: string;
  label: string;
  hint?: string;
  /** The field's problem, in place of the hint. */
  error?: string;
  /** Whether an answer made it appear. */
  isNew?: boolean;
  /** Another control instead of the input, with the same `id`. */
  children?: ReactNode;
};

/** One cell of the calculator; a hidden one keeps its value. */
export function LateField({ id, label, hint, error, hidden, isNew, children, ...input }: Props) {
  const note = error ?? hint;
  return (
    <div className={styles.field} hidden={hidden} data-field={input.name} data-new={isNew || undefined}>
      <label htmlFor={id}>{label}</label>
      {children ?? (
        <input
          id={id}
          type="text"
          autoComplete="off"
          aria-describedby={note && `${id}-note`}
          aria-invalid={error ? true : undefined}
          {...input}
        />
      )}
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
