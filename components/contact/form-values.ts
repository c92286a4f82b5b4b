import {
  emptyContact,
  forEachField,
  kindOf,
  type ContactField,
  type ContactValues,
} from '@/lib/lead/contact-fields';

/*
 * The controls themselves hold the typed values. While the page hydrates React may render late, and a controlled
 * input would revert meanwhile.
 */

/** @param elsewhere values of another form, for fields this one lacks */
export function readForm(form: HTMLFormElement, elsewhere: ContactValues): ContactValues {
  const data = new FormData(form);
  const read = {
    text: (name: ContactField) => String(data.get(name) ?? ''),
    names: (name: ContactField) =>
      form.elements.namedItem(name) ? data.getAll(name).map(String) : elsewhere[name],
    box: (name: ContactField) => data.has(name),
  };
  return forEachField<ContactValues>((name) => read[kindOf(name)](name));
}

export function writeForm(form: HTMLFormElement, values: ContactValues): void {
  for (const [name, value] of Object.entries(values)) {
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
      if (typeof value === 'boolean') control.checked = value;
      else if (typeof value !== 'string') control.checked = value.includes(control.value);
      // Writing an equal value would move the caret.
      else if (control.value !== value) control.value = value;
    }
  }
}

/** For each field, the first candidate that is not empty. */
export function firstTyped(...candidates: readonly ContactValues[]): ContactValues {
  const hasSomething = (value: ContactValues[ContactField]) =>
    typeof value === 'boolean' ? value : value.length > 0;
  return forEachField<ContactValues>(
    (name) => candidates.map((values) => values[name]).find(hasSomething) ?? emptyContact[name],
  );
}
