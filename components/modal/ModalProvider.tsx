'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { fetchPart } from '@/components/dom/page-files';
import { modalWords } from '@/content/modal';
import type { ModalId, ModalPayload } from './modals';

const load = () => fetchPart('command-polyfill').then(() => import('./command-polyfill'));

const modals = {
  /** Opens a modal, or replaces the payload of an open one. */
  open: (id: ModalId, payload: ModalPayload) =>
    void load().then(({ press }) => press(id, 'show-modal', payload)),
  close: (id: ModalId) => void load().then(({ press }) => press(id, 'request-close')),
};

const ModalContext = createContext<typeof modals | null>(null);

/** Lets the tools inside open the page's modals from code. A button opens one by its `command` (see `trigger.ts`). */
export function ModalProvider({ children }: { children: ReactNode }) {
  return <ModalContext value={modals}>{children}</ModalContext>;
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
