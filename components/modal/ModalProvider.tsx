'use client';

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { closeModal, openModal, removeClosed, type ModalEntry } from '@/lib/modal-registry';
import { ModalContext, type ModalPayload, type Modals } from './modal-context';
import { ModalFrame } from './ModalFrame';
import { registeredModals } from './registry';
import { listenForTriggers } from './triggers';

type Props = {
  /** What a modal shows when its code does not arrive. */
  unavailable: ReactNode;
  children: ReactNode;
};

/** Holds the open modals. Any `[data-modal]` element of the page opens the one it names. */
export function ModalProvider({ unavailable, children }: Props) {
  const [entries, setEntries] = useState<readonly ModalEntry<ModalPayload>[]>([]);

  const modals: Modals = useMemo(
    () => ({
      open: (id, payload) => setEntries((open) => openModal(open, registeredModals, id, payload)),
      close: (id) => setEntries((open) => closeModal(open, id)),
    }),
    [],
  );

  useEffect(() => listenForTriggers(modals.open), [modals]);

  useEffect(() => {
    // A modal belongs to the page it was opened on.
    const leave = () => setEntries([]);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  return (
    <ModalContext value={modals}>
      {children}
      {entries.map((entry) => (
        <ModalFrame
          key={entry.id}
          entry={entry}
          unavailable={unavailable}
          onClose={() => modals.close(entry.id)}
          onGone={() => setEntries((open) => removeClosed(open, entry.id))}
        />
      ))}
    </ModalContext>
  );
}
