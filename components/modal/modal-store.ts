import type { Modals } from './modal-context';
import type { ModalId, ModalPayload } from './modal-ids';

/** A modal on screen: `closing` while it leaves, and gone afterwards. */
export type ModalEntry = {
  readonly id: ModalId;
  readonly payload: ModalPayload;
  readonly closing: boolean;
};

type Entries = readonly ModalEntry[];

declare global {
  interface Window {
    /** The early script's part, which the developer's server has not. */
    earlyModals?: {
      /** The modal that it has open. */
      opened: () => { readonly id: ModalId; readonly payload: ModalPayload } | undefined;
      /** From now on it neither opens nor closes any. */
      end: () => void;
    };
  }
}

const before: Entries = openedEarly();
let entries = before;
const listeners = new Set<() => void>();

function change(next: Entries): void {
  entries = next;
  listeners.forEach((listener) => listener());
}

/** Read at once, so that React's first rendering is of the page as it stands. */
function openedEarly(): Entries {
  const opened = globalThis.window?.earlyModals?.opened();
  return opened ? [{ ...opened, closing: false }] : [];
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
  /** The early script leaves the modals to what calls this. */
  takeOver() {
    const now = openedEarly();
    // It may have been closed, or opened, since.
    if (entries === before && now.length !== before.length) change(now);
    globalThis.window?.earlyModals?.end();
  },
  read: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} satisfies Modals & Record<string, unknown>;
