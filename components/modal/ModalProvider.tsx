'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { FallbackForm } from '@/components/contact/FallbackForm';
import { lazyIsland } from '@/components/dom/lazy-island';
import { retryOnce } from '@/components/dom/retry-once';
import { modalWords } from '@/content/modal';
import type { ModalId, ModalPayload } from './modals';

type Props = {
  /** What the modals say when their code fails to load. */
  unavailable: ReactNode;
  children: ReactNode;
};

const load = () => import('./ModalDialog');

// Without their code, browsers still open them.
const Dialogs = lazyIsland<object>(
  () => load().then(({ ModalDialogs }) => ModalDialogs),
  'modals',
  FallbackForm,
);

/** A call loads the modals' code. */
const modals = {
  /** Opens a modal, or replaces the payload of one that is open. */
  open: (id: ModalId, payload: ModalPayload) =>
    void retryOnce(load).then(({ press }) => press(id, 'show-modal', payload)),
  close: (id: ModalId) => void retryOnce(load).then(({ press }) => press(id, 'request-close')),
};

const ModalContext = createContext<typeof modals | null>(null);

/** Renders the page's modals last. A button opens one by its `command` (see `trigger.ts`). */
export function ModalProvider({ unavailable, children }: Props) {
  return (
    <ModalContext value={modals}>
      {children}
      <Dialogs unavailable={unavailable} />
    </ModalContext>
  );
}

/**
 * For code that opens a modal without a button.
 * @throws outside a `ModalProvider`
 */
export function useModal() {
  const found = useContext(ModalContext);
  if (!found) throw new Error(modalWords.outsideProvider);
  return found;
}
