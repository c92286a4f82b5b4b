import styles from './Field.module.css';

type Notes = { readonly hint?: string; readonly error?: string };

/** A control's hint and error, and the attributes that tie it to them. */
export function described(
  id: string,
  { hint, error }: Notes,
  look: Readonly<Record<string, string>> = styles,
) {
  const note = (kind: keyof Notes, text?: string) =>
    text && (
      <p id={`${id}-${kind}`} className={look[kind]}>
        {text}
      </p>
    );
  return {
    hint: note('hint', hint),
    error: note('error', error),
    aria: {
      'aria-describedby':
        [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}
