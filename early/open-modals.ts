import { afterPaint } from '@/components/ui/after-paint';
import { findDialog, showDialog } from '@/components/modal/dialog-element';
import { listenForModals } from '@/components/modal/listen';

/**
 * Opens and closes the page's modals until React does.
 * @returns lets triggers lead where they lead without script, and follows the one that opened a modal
 */
export function openModals(): () => void {
  let opened: ReturnType<NonNullable<typeof window.earlyModals>['opened']>;
  let openedBy: HTMLElement | undefined;
  const forget = () => {
    opened = openedBy = undefined;
  };
  const end = listenForModals({
    open(id, payload, trigger) {
      opened = { id, payload };
      openedBy = trigger;
      const dialog = findDialog(id);
      // Absent while React re-renders a translated page, which then opens it.
      if (!dialog) return;
      // The dialog's layout would delay the frame that answers the tap.
      afterPaint(() => showDialog(dialog, payload));
      // `close` comes a task later, and React may take over before it.
      dialog.oncancel = dialog.onclose = forget;
    },
    close(dialog) {
      forget();
      dialog.close();
    },
  });
  window.earlyModals = { opened: () => opened, end };
  return () => {
    end();
    if (openedBy instanceof HTMLAnchorElement) location.assign(openedBy.href);
  };
}
