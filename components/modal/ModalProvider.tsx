'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { FallbackForm } from '@/components/contact/FallbackForm';
import { lazyIsland } from '@/components/dom/lazy-island';
import { retryOnce } from '@/components/dom/retry-once';
import { modalWords } from '@/content/modal';
import type { ModalId, ModalPayload } from './modals';

type Props = {
  /** Shown in the modals when their chunk fails to load. */
  unavailable: ReactNode;
  children: ReactNode;
};

const load = () => import('./ModalDialog');

// Without this chunk, browsers still open the modals by themselves.
const Dialogs = lazyIsland<object>(
  () => load().then(({ ModalDialogs }) => ModalDialogs),
  'modals',
  FallbackForm,
);

/** Each call loads the modals' chunk first. */
const modals = {
  /** Opens a modal, or replaces the payload of an open one. */
  open: (id: ModalId, payload: ModalPayload) =>
    void retryOnce(load).then(({ press }) => press(id, 'show-modal', payload)),
  close: (id: ModalId) => void retryOnce(load).then(({ press }) => press(id, 'request-close')),
};

const ModalContext = createContext<typeof modals | null>(null);

/** Renders the page's modals after its content. A button opens one by its `command` (see `trigger.ts`). */
export function ModalProvider({ unavailable, children }: Props) {
  return (
    <ModalContext value={modals}>
      {children}
      <Dialogs unavailable={unavailable} />
    </ModalContext>
  );
}

/**
 * Opens and closes modals from code, as the specification asks (§3, §8). The site itself opens them by buttons.
 * @throws outside a `ModalProvider`
 */
export function useModal() {
  const found = useContext(ModalContext);
  if (!found) throw new Error(modalWords.outsideProvider);
  return found;
}
