'use client';

import { Suspense, type ReactNode } from 'react';
import { KeptForm } from '@/components/contact/KeptForm';
import { lazyIsland } from '@/components/ui/lazy-island';
import { loadTwice } from '@/components/ui/load-twice';
import { ModalContext, type Modals } from './modal-context';

type Props = {
  /** What the modals say when their code fails to load. */
  unavailable: ReactNode;
  children: ReactNode;
};

const MODALS_ID = 'modals';
const load = () => import('./ModalHost');

const Dialogs = lazyIsland<{ id: string; unavailable: ReactNode }>(
  () => load().then(({ ModalHost }) => ModalHost),
  MODALS_ID,
);

/** A call loads the modals' code. */
const modals: Modals = {
  open: (id, payload) => void loadTwice(load).then(({ openModal }) => openModal(id, payload)),
  close: (id) => void loadTwice(load).then(({ modalStore }) => modalStore.close(id)),
};

/** Renders the page's modals last. A `[data-modal]` link opens the modal it names (see `trigger.ts`). */
export function ModalProvider({ unavailable, children }: Props) {
  // Without their code, the early script still opens them.
  const kept = (
    <KeptForm as="div" id={MODALS_ID}>
      {unavailable}
    </KeptForm>
  );
  return (
    <ModalContext value={modals}>
      {children}
      <Suspense>
        <Dialogs id={MODALS_ID} unavailable={kept} />
      </Suspense>
    </ModalContext>
  );
}
