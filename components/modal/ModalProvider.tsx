'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { ModalPreset } from '@/components/dom/modal-preset';
import { modalWords } from '@/content/small-words';
import { openDialog, requestClose } from './dialog-buttons';
import { findDialog, type ModalId } from './trigger';

const modals = {
  /** Opens a modal, or replaces the payload of an open one; an id that is not registered is ignored. */
  open(id: ModalId, payload: ModalPreset) {
    const dialog = findDialog(id);
    if (dialog) openDialog(dialog, payload);
  },
  close(id: ModalId) {
    const dialog = findDialog(id);
    if (dialog?.open) requestClose(dialog);
  },
};

const ModalContext = createContext<typeof modals | null>(null);

/** Lets the tools inside open the page's modals from code. A button opens one by an attribute (see `trigger.ts`). */
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
