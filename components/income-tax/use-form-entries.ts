import { useSyncExternalStore } from 'react';
import { YEAR_CHANGED } from '@/components/ui/tax-year';

function subscribe(callback: () => void): () => void {
  // React hears of an input before the window does: what its handlers set is read too.
  for (const type of ['input', YEAR_CHANGED]) addEventListener(type, callback);
  return () => {
    for (const type of ['input', YEAR_CHANGED]) removeEventListener(type, callback);
  };
}

/**
 * What a form of the page holds, kept up to date, in the browser's own controls: an answer given before the code
 * came is as good as any. Empty on the server.
 */
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
