import { readForm } from '@/components/contact/form-values';
import { READY } from '@/components/dom/attributes';
import { addToDraft } from '@/lib/lead/contact-draft';

/** Keeps what was typed in a contact form that hasn't started when the page is left, as the form itself does once it has. */
export function keepTyped(): void {
  addEventListener('pagehide', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(`form:not([${READY}]):has([name=message])`))
      addToDraft(readForm(form));
  });
}
