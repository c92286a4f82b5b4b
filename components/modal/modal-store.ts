import { closeModal, openModal, removeClosed, type ModalEntry } from '@/lib/modal-registry';
import type { Modals, ModalPayload } from './modal-context';
import { registeredModals } from './registry';

type Entries = readonly ModalEntry<ModalPayload>[];

let entries: Entries = [];
const listeners = new Set<() => void>();

function change(next: (open: Entries) => Entries): void {
  entries = next(entries);
  listeners.forEach((listener) => listener());
}

/** The modals on screen, outside React: they may be opened before what shows them is mounted. */
export const modalStore = {
  open: (id, payload) => change((open) => openModal(open, registeredModals, id, payload)),
  close: (id) => change((open) => closeModal(open, id)),
  removeClosed: (id: string) => change((open) => removeClosed(open, id)),
  clear: () => change(() => []),
  read: () => entries,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} satisfies Modals & Record<string, unknown>;
