import { useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/dom/after-paint';
import { YEAR_CHANGED } from '@/components/tax-year/tax-year';
import { amountQuestions } from '@/content/amounts';
import type { ConditionId } from '@/lib/tax/filing-check';
import { formatPesos, parseAmount } from '@/lib/tax/amounts';
import { fill } from '@/lib/words/fill';

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

/** The entries of a form. */
export function entriesOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The entries of a form, kept up to date; answers given before the code loaded count. Empty on the server. */
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

/** The name of a condition's amount field. */
export const amountName = (id: ConditionId) => `${id}-amount`;

/**
 * Writes a field's amount as it was read: «65 millones» becomes `$65.000.000`.
 * @param least the smallest amount that is taken without the word «pesos», which then stays
 */
export function writeOut(field: HTMLInputElement, least: number): void {
  const parsed = parseAmount(field.value, least);
  if (!parsed.ok || parsed.pesos === 0) return;
  const written = formatPesos(parsed.pesos);
  field.value = parsed.pesos < least ? fill(amountQuestions.written.pesos, { figure: written }) : written;
}
