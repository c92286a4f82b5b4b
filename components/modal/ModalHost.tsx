import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { ModalFrame } from './ModalFrame';
import { modalStore } from './modal-store';
import { fetchContent, isModalId } from './registry';
import { listenForTriggers } from './triggers';

/** Shows the open modals, and opens the one that a trigger names. It comes when one is reached for. */
export function ModalHost({ unavailable }: { unavailable: ReactNode }) {
  const entries = useSyncExternalStore(modalStore.subscribe, modalStore.read);

  useEffect(() => listenForTriggers(modalStore.open), []);

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

/** The code of what a trigger names, before it is opened. Should it not come now, it is asked for again then. */
export function fetchAhead(id: string | undefined): void {
  if (isModalId(id)) fetchContent(id).catch(() => undefined);
}

export { modalStore };
