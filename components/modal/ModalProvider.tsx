'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from '@/components/ui/lazy-island';
import { loadTwice } from '@/components/ui/load-twice';
import { ModalContext, type Modals } from './modal-context';

type Props = {
  /** Stands in the modals' place when their code does not arrive. */
  unavailable: ReactNode;
  children: ReactNode;
};

const MODALS_ID = 'modals';
const load = () => import('./ModalDialogs');

const Dialogs = lazyIsland<{ id: string; unavailable: ReactNode }>(
  () => load().then(({ ModalDialogs }) => ModalDialogs),
  MODALS_ID,
);

/** Whoever calls them makes their code come. */
const modals: Modals = {
  open: (id, payload) => void loadTwice(load).then(({ openModal }) => openModal(id, payload)),
  close: (id) => void loadTwice(load).then(({ modalStore }) => modalStore.close(id)),
};

/** The page's modals, last in it. Any `[data-modal]` link opens the one it names (see `trigger.ts`). */
export function ModalProvider({ unavailable, children }: Props) {
  return (
    <ModalContext value={modals}>
      {children}
      <Suspense>
        <Dialogs id={MODALS_ID} unavailable={unavailable} />
      </Suspense>
    </ModalContext>
  );
}
