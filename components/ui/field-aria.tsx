type Notes = { readonly hint?: string; readonly error?: string };

/** Names of classes that app/globals.css defines. */
const looks = { hint: 'soft', error: 'error' } as const;

/** The hint and the error of a control, and the ARIA attributes that refer to them. */
export function fieldAria(id: string, { hint, error }: Notes) {
  const note = (kind: keyof Notes, text?: string) =>
    text && (
      <p id={`${id}-${kind}`} className={looks[kind]}>
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
