import type { Modals } from './modal-context';
import type { ModalId, ModalPayload } from './modal-ids';

/** A modal on screen, `closing` during its exit animation. */
export type ModalEntry = {
  readonly id: ModalId;
  readonly payload: ModalPayload;
  readonly closing: boolean;
};

type Entries = readonly ModalEntry[];

declare global {
  interface Window {
    /** Set by the early script; absent under `next dev`. */
    earlyModals?: {
      /** The modal the early script has open. */
      opened: () => { readonly id: ModalId; readonly payload: ModalPayload } | undefined;
      /** Stops the early script from opening and closing modals. */
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

/** Read at import, so that React's first render matches the page. */
function openedEarly(): Entries {
  const opened = globalThis.window?.earlyModals?.opened();
  return opened ? [{ ...opened, closing: false }] : [];
}

/** The modals on screen, kept outside React because they may open before it is mounted. */
export const modalStore = {
  /** Replaces the entry of a modal that is open already, in place. */
  open(id, payload) {
    const opened = { id, payload, closing: false };
    const isOpen = entries.some((entry) => entry.id === id);
    change(isOpen ? entries.map((entry) => (entry.id === id ? opened : entry)) : [...entries, opened]);
  },
  /** Marks the entry as closing; it stays until its animation ends. */
  close: (id) => change(entries.map((entry) => (entry.id === id ? { ...entry, closing: true } : entry))),
  /** Removes a closing entry; a modal reopened meanwhile stays. */
  removeClosed: (id: ModalId) => change(entries.filter((entry) => entry.id !== id || !entry.closing)),
  /** Adopts the early script's open modal and stops that script. */
  takeOver() {
    const now = openedEarly();
    // The visitor may have opened or closed it since the import.
    if (entries === before && now.length !== before.length) change(now);
    globalThis.window?.earlyModals?.end();
  },
  read: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} satisfies Modals & Record<string, unknown>;
