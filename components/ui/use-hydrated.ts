import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page's script is there: `false` in the server's HTML and while React takes it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
