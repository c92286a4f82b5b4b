import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { fieldAria } from '@/components/ui/field-aria';
import styles from './LateFiling.module.css';

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'children'> & {
  id: string;
  label: string;
  hint?: string;
  /** The field's problem, in place of the hint. */
  error?: string;
  /** A chip that shares the input's line. */
  beside?: ReactNode;
  /** What follows the hint or the problem. */
  below?: ReactNode;
  /** Whether it shares its line with others on wide screens. */
  isCell?: boolean;
  /** Options: then the control is a list. */
  children?: ReactNode;
};

/** One cell of the calculator; a hidden one keeps its value. */
export function LateField({
  id,
  label,
  hint,
  error,
  hidden,
  beside,
  below,
  isCell,
  children,
  ...input
}: Props) {
  const notes = fieldAria(id, error ? { error } : { hint });
  return (
    <div className={styles.field} hidden={hidden} data-cell={isCell || undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={beside ? `joined ${styles.line}` : styles.line}>
        {children ? (
          <select id={id} name={input.name} autoComplete="off" {...notes.aria}>
            {children}
          </select>
        ) : (
          <input id={id} type="text" autoComplete="off" {...notes.aria} {...input} />
        )}
        {beside}
      </span>
      {notes.error ?? notes.hint}
      {below}
    </div>
  );
}
