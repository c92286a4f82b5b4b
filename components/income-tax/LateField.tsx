import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { described } from '@/components/ui/described';
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
  const notes = described(id, error ? { error } : { hint }, styles);
  return (
    <div className={styles.field} hidden={hidden} data-field={input.name} data-new={isNew || undefined}>
      <label htmlFor={id}>{label}</label>
      {children ?? <input id={id} type="text" autoComplete="off" {...notes.aria} {...input} />}
      {notes.error ?? notes.hint}
    </div>
  );
}
