import { fieldAria } from './field-aria';
import styles from './CheckboxChips.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  hint: string;
  error?: string;
  options: readonly string[];
  /** Freezes the choice. Unlike `disabled`, this does not move the focus. */
  readOnly: boolean;
};

/** A group of checkboxes that look like chips. */
export function CheckboxChips({ id, name, label, hint, error, options, readOnly }: Props) {
  const notes = fieldAria(id, { hint, error });
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      {notes.hint}
      <div className={`tiles ${styles.chips}`}>
        {options.map((option, index) => (
          <label key={option} className={`chip ${styles.chip}`}>
            <input
              type="checkbox"
              name={name}
              value={option}
              onClick={readOnly ? (event) => event.preventDefault() : undefined}
              // Only the first box says the error, because it takes the focus.
              {...(index === 0 && error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      {notes.error}
    </fieldset>
  );
}
