import { useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/dom/after-paint';
import { YEAR_CHANGED } from '@/components/dom/tax-year';

function subscribe(callback: () => void): () => void {
  // The stylesheet paints the tap itself; rendering its answer would delay that frame.
  const follow = () => afterPaint(callback);
  addEventListener('input', follow);
  addEventListener(YEAR_CHANGED, callback);
  return () => {
    removeEventListener('input', follow);
    removeEventListener(YEAR_CHANGED, callback);
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
