'use client';

import { Suspense, type ReactNode } from 'react';
import { KeptForm } from '@/components/contact/KeptForm';
import { lazyIsland } from '@/components/dom/lazy-island';
import { loadTwice } from '@/components/dom/load-twice';
import { ModalContext, type Modals } from './use-modal';

type Props = {
  /** What the modals say when their code fails to load. */
  unavailable: ReactNode;
  children: ReactNode;
};

const MODALS_ID = 'modals';

const load = () => import('./ModalDialog');

const Dialogs = lazyIsland<{ id: string; unavailable: ReactNode }>(
  () => load().then(({ ModalDialogs }) => ModalDialogs),
  MODALS_ID,
);

/** A call loads the modals' code. */
const modals: Modals = {
  open: (id, payload) => void loadTwice(load).then(({ press }) => press(id, 'show-modal', payload)),
  close: (id) => void loadTwice(load).then(({ press }) => press(id, 'request-close')),
};

/** Renders the page's modals last. A button opens one by its `command` (see `trigger.ts`). */
export function ModalProvider({ unavailable, children }: Props) {
  // Without their code, browsers still open them.
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
