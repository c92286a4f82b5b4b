import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { fieldAria } from '@/components/ui/field-aria';
import styles from './LateFiling.module.css';

type Props = ComponentPropsWithoutRef<'input'> & {
  id: string;
  label: string;
  hint: string;
  /** Error message, shown instead of the hint. */
  error?: string;
  /** A chip beside the input, on the same line. */
  beside?: ReactNode;
  /** Content below the hint or error. */
  below?: ReactNode;
};

/** One text field of the calculator. */
export function LateField({ id, label, hint, error, beside, below, ...input }: Props) {
  const notes = fieldAria(id, error ? { error } : { hint });
  return (
    <div>
      <label htmlFor={id}>{label}</label>{' '}
      <span className={beside ? `joined ${styles.line}` : styles.line}>
        <input id={id} type="text" autoComplete="off" {...notes.aria} {...input} />
        {beside}
      </span>
      {notes.error ?? notes.hint}
      {below}
    </div>
  );
}
