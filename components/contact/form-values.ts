import { cleanText } from '@/lib/clean-text';
import type { ContactValues } from '@/lib/lead/contact-fields';

/*
 * Values stay in the controls; Formik holds only rules, errors and the state of sending. Before hydration, and when a
 * browser fills a field without an event, only the control knows its value. React keeps that value while it hydrates
 * but fires no change event, and the next render of a controlled input would overwrite it with an older one. A state
 * of our own would have to be read from the controls at every use as well.
 */

/** Reads the values of a form's controls. */
export const readForm = (form: HTMLFormElement) => valuesIn(new FormData(form));

export function valuesIn(data: FormData): ContactValues {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    services: data.getAll('services').map(String),
    message: text('message'),
    consent: data.has('consent'),
  };
}

export function writeForm(form: HTMLFormElement, values: ContactValues): void {
  for (const [name, value] of Object.entries(values)) {
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
      if (typeof value === 'boolean') control.checked = value;
      else if (typeof value !== 'string') control.checked = value.includes(control.value);
      // Assigns only a different text, because assigning an equal one would move the caret.
      else if (control.value !== value) control.value = value;
    }
  }
}

/** Applies the browser's own rule for `type="email"`; an empty text is valid. */
export function isEmail(text: string): boolean {
  const control = Object.assign(document.createElement('input'), { type: 'email', value: cleanText(text) });
  return control.validity.valid;
}
