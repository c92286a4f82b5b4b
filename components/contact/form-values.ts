import {
  contactFields,
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
  for (const control of form.elements) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isText || !isField(control.name)) continue;
    const value = values[control.name];
    if (typeof value !== 'string') {
      if (control instanceof HTMLInputElement) {
        control.checked = typeof value === 'boolean' ? value : value.includes(control.value);
      }
    } else if (control.value !== value) {
      // Writing an equal value would move the caret.
      control.value = value;
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

const isField = (name: string): name is ContactField => Object.hasOwn(contactFields, name);
