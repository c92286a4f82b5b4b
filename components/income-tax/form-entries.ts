import { useSyncExternalStore } from 'react';
import { CASE_CHANGED } from '@/components/case/case';
import { afterPaint } from '@/components/dom/after-paint';
import { YEAR_CHANGED } from '@/components/tax-year/tax-year';

/** Events of a form whose entries change. */
const CHANGES = ['input', 'reset'] as const;

function subscribe(callback: () => void): () => void {
  // CSS paints the tapped chip; rendering the answer in the same frame would delay it.
  const follow = () => afterPaint(callback);
  for (const type of CHANGES) addEventListener(type, follow);
  addEventListener(CASE_CHANGED, follow);
  addEventListener(YEAR_CHANGED, callback);
  return () => {
    for (const type of CHANGES) removeEventListener(type, follow);
    removeEventListener(CASE_CHANGED, follow);
    removeEventListener(YEAR_CHANGED, callback);
  };
}

/** The names and values of a form's filled-in controls. */
function entriesOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The current entries of a form, including answers from before hydration. Empty on the server. */
export function useFormEntries(formId: string): URLSearchParams {
  const written = useSyncExternalStore(
    subscribe,
    () => {
      const form = document.getElementById(formId);
      return form instanceof HTMLFormElement ? String(entriesOf(form)) : '';
    },
    () => '',
  );
  return new URLSearchParams(written);
}
