import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { fieldAria } from '@/components/ui/field-aria';
import styles from './LateFiling.module.css';

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'onChange'> & {
  id: string;
  value: string;
  onChange: (value: string) => void;
  label: string;
  hint?: string;
  /** Error message, shown instead of the hint. */
  error?: string;
  /** A chip beside the input, on the same line. */
  beside?: ReactNode;
  /** Content below the hint or error. */
  below?: ReactNode;
  /** Options of a `<select>`; without them the control is a text field. */
  children?: ReactNode;
};

/** One field of the calculator. */
export function LateField({ id, label, hint, error, beside, below, children, onChange, ...input }: Props) {
  const notes = fieldAria(id, error ? { error } : { hint });
  const follow = {
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>{' '}
      <span className={beside ? `joined ${styles.line}` : styles.line}>
        {children ? (
          <select
            id={id}
            name={input.name}
            value={input.value}
            autoComplete="off"
            {...notes.aria}
            {...follow}
          >
            {children}
          </select>
        ) : (
          <input id={id} type="text" autoComplete="off" {...notes.aria} {...input} {...follow} />
        )}
        {beside}
      </span>
      {notes.error ?? notes.hint}
      {below}
    </div>
  );
}
