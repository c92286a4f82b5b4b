import {
  contactFields,
  emptyContact,
  forEachField,
  kindOf,
  type ContactField,
  type ContactValues,
} from '@/lib/lead/contact-fields';

/*
 * The page's own controls hold what is typed, and whatever needs it reads it here: while another part of the
 * page is still waking React may be late to render, and a controlled input would meanwhile put back what it was.
 */

/** @param elsewhere what was given in another form: a form with given services has none to choose */
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
      // Writing what is there already would move the caret to its end.
      control.value = value;
    }
  }
}

/** Field by field, the first of the candidates that has something in it. */
export function firstTyped(...candidates: readonly ContactValues[]): ContactValues {
  const hasSomething = (value: ContactValues[ContactField]) =>
    typeof value === 'boolean' ? value : value.length > 0;
  return forEachField<ContactValues>(
    (name) => candidates.map((values) => values[name]).find(hasSomething) ?? emptyContact[name],
  );
}

const isField = (name: string): name is ContactField => Object.hasOwn(contactFields, name);
