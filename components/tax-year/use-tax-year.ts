import { useSyncExternalStore } from 'react';
import { chosenTaxYear, YEAR_CHANGED } from './tax-year';

function subscribe(callback: () => void): () => void {
  addEventListener(YEAR_CHANGED, callback);
  return () => removeEventListener(YEAR_CHANGED, callback);
}

/**
 * Tax year of the chosen tab.
 * @param active the active season's tax year, which the server renders
 */
export function useTaxYear(active: number): number {
  return useSyncExternalStore(
    subscribe,
    () => Number(chosenTaxYear() ?? active),
    () => active,
  );
}
