import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** `false` in the server's HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
