import { findDialog, showDialog } from '@/components/modal/dialog-element';
import { listenForModals } from '@/components/modal/listen';

export type EarlyModals = {
  /** The framework does not arrive: triggers lead where they lead without script, as does the one that opened a modal. */
  giveUp: () => void;
};

/** Opens and closes the page's modals until their own code does. */
export function openModals(): EarlyModals {
  let opened: ReturnType<NonNullable<typeof window.earlyModals>['opened']>;
  let openedBy: HTMLElement | undefined;
  const end = listenForModals({
    open(id, payload, trigger) {
      opened = { id, payload };
      openedBy = trigger;
      const dialog = findDialog(id);
      // A page that a browser translated is made anew: its modals' code, when it comes, opens it.
      if (!dialog) return;
      showDialog(dialog, payload);
      dialog.onclose = () => (opened = openedBy = undefined);
    },
    close: (dialog) => dialog.close(),
  });
  window.earlyModals = { opened: () => opened, end };
  return {
    giveUp() {
      end();
      if (openedBy instanceof HTMLAnchorElement) location.assign(openedBy.href);
    },
  };
}
