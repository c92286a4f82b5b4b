import type { Modals } from './modal-context';
import type { ModalId, ModalPayload } from './registry';

/** A modal on screen: `closing` while it leaves, and gone afterwards. */
export type ModalEntry = {
  readonly id: ModalId;
  readonly payload: ModalPayload;
  readonly closing: boolean;
};

type Entries = readonly ModalEntry[];

let entries: Entries = [];
const listeners = new Set<() => void>();

function change(next: Entries): void {
  entries = next;
  listeners.forEach((listener) => listener());
}

/** The modals on screen, outside React: they may be opened before what shows them is mounted. */
export const modalStore = {
  /** One that is already open has its entry replaced, in its place. */
  open(id, payload) {
    const opened = { id, payload, closing: false };
    const isOpen = entries.some((entry) => entry.id === id);
    change(isOpen ? entries.map((entry) => (entry.id === id ? opened : entry)) : [...entries, opened]);
  },
  /** The entry stays, closing, until its animation has ended. */
  close: (id) => change(entries.map((entry) => (entry.id === id ? { ...entry, closing: true } : entry))),
  /** Removes an entry that was closing; one that was opened again meanwhile stays. */
  removeClosed: (id: ModalId) => change(entries.filter((entry) => entry.id !== id || !entry.closing)),
  read: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} satisfies Modals & Record<string, unknown>;
