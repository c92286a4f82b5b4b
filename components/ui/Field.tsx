import type { ReactNode } from 'react';
import { fieldAria } from './field-aria';
import styles from './Field.module.css';

/** Attributes that tie a control to its label, hint and error. */
type ControlProps = { readonly id: string } & ReturnType<typeof fieldAria>['aria'];

type Props = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Read out when it changes, such as a count of characters; undefined for a field that never has one. */
  note?: string;
  /** `half` shares a line with another field on wide screens; `tick` is a checkbox to the left of its label. */
  look?: 'half' | 'tick';
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, hint and error. */
export function Field({ id, label, hint, error, note, look, children }: Props) {
  const notes = fieldAria(id, { hint, error });
  return (
    <div className={styles.field} data-look={look}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...notes.aria })}
      {note !== undefined && (
        <p aria-live="polite" className={`soft ${styles.note}`}>
          {note}
        </p>
      )}
      {notes.error}
      {notes.hint}
    </div>
  );
}
