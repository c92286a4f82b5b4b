import { createContext, useContext } from 'react';
import { modalWords } from '@/content/modal';

/** What a page may give a modal: the contact form's services and the start of its message. */
export type ModalPayload = { readonly services?: string; readonly message?: string };

/** Never changes, so that reading it renders nothing anew. */
export type Modals = {
  /** Opens a registered modal, or replaces the payload of one that is open. */
  readonly open: (id: string, payload: ModalPayload) => void;
  readonly close: (id: string) => void;
};

export const ModalContext = createContext<Modals | null>(null);

/** @throws outside a `ModalProvider` */
export function useModal(): Modals {
  const modals = useContext(ModalContext);
  if (!modals) throw new Error(modalWords.outsideProvider);
  return modals;
}
