import fieldStyles from './Field.module.css';
import styles from './CheckboxChips.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  hint: string;
  error?: string;
  options: readonly string[];
  /** Freezes the choice without moving the focus, as `disabled` would. */
  readOnly: boolean;
};

/** A group of checkboxes that look like chips. */
export function CheckboxChips({ id, name, label, hint, error, options, readOnly }: Props) {
  const hintId = `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <fieldset className={styles.group} aria-describedby={errorId ? `${hintId} ${errorId}` : hintId}>
      <legend className={fieldStyles.label}>{label}</legend>
      <p id={hintId} className={fieldStyles.hint}>
        {hint}
      </p>
      <div className={styles.chips} data-invalid={error ? true : undefined}>
        {options.map((option) => (
          <label key={option} className={styles.chip}>
            <input
              type="checkbox"
              name={name}
              value={option}
              onClick={readOnly ? (event) => event.preventDefault() : undefined}
              aria-invalid={error ? true : undefined}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
