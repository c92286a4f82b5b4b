import { READY } from '@/components/dom/attributes';
import { keepFields } from '@/lib/lead/contact-draft';

/** Keeps what was typed in contact forms that haven't started when the page is left, until one of them does. */
export function keepTyped(): void {
  addEventListener('pagehide', () => {
    const forms = document.querySelectorAll<HTMLFormElement>(`form:not([${READY}]):has([name=message])`);
    const typed = [...forms].flatMap((form) => [...new FormData(form)]).filter(([, value]) => value !== '');
    if (typed.length > 0) keepFields(typed);
  });
}
