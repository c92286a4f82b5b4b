import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { ModalFrame } from './ModalFrame';
import { modalStore } from './modal-store';
import { listenForTriggers } from './triggers';

/** Shows the open modals, and opens the one that a trigger names. It comes when one is reached for. */
export function ModalHost({ unavailable }: { unavailable: ReactNode }) {
  const entries = useSyncExternalStore(modalStore.subscribe, modalStore.read);

  useEffect(() => listenForTriggers(modalStore.open), []);

  useEffect(() => {
    // A modal belongs to the page it was opened on.
    window.addEventListener('popstate', modalStore.clear);
    return () => window.removeEventListener('popstate', modalStore.clear);
  }, []);

  return entries.map((entry) => (
    <ModalFrame
      key={entry.id}
      entry={entry}
      unavailable={unavailable}
      onClose={() => modalStore.close(entry.id)}
      onGone={() => modalStore.removeClosed(entry.id)}
    />
  ));
}

export { modalStore };
