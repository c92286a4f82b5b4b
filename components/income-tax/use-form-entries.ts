import { useSyncExternalStore } from 'react';
import { YEAR_CHANGED } from '@/components/ui/tax-year';

function subscribe(callback: () => void): () => void {
  // On the window, after React's handlers, so that the values they set are read too.
  for (const type of ['input', YEAR_CHANGED]) addEventListener(type, callback);
  return () => {
    for (const type of ['input', YEAR_CHANGED]) removeEventListener(type, callback);
  };
}

/** The entries of a form, kept up to date; answers given before the code loaded count. Empty on the server. */
export function useFormEntries(formId: string): URLSearchParams {
  const written = useSyncExternalStore(
    subscribe,
    () => {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return '';
      const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      return String(new URLSearchParams(entries));
    },
    () => '',
  );
  return new URLSearchParams(written);
}
