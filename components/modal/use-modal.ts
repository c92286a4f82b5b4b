import { createContext, useContext } from 'react';
import { modalWords } from '@/content/modal';
import type { ModalId, ModalPayload } from './modals';

export type Modals = {
  /** Opens a modal, or replaces the payload of one that is open. */
  readonly open: (id: ModalId, payload: ModalPayload) => void;
  readonly close: (id: ModalId) => void;
};

export const ModalContext = createContext<Modals | null>(null);

/**
 * For code that opens a modal without a button.
 * @throws outside a `ModalProvider`
 */
export function useModal(): Modals {
  const modals = useContext(ModalContext);
  if (!modals) throw new Error(modalWords.outsideProvider);
  return modals;
}
