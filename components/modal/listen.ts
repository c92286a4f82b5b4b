import { isModalId, type ModalId, type ModalPayload } from './modal-ids';

type Answers = {
  readonly open: (id: ModalId, payload: ModalPayload, trigger: HTMLElement) => void;
  readonly close: (dialog: HTMLDialogElement) => void;
};

/**
 * Lets `[data-modal]` links (see `trigger.ts`) open the dialog they name, and `[data-close]` buttons close theirs.
 * @returns the function that stops it
 */
export function listenForModals({ open, close }: Answers): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const leaving = target?.closest('[data-close]')?.closest('dialog');
    if (leaving) close(leaving);
    const trigger = target?.closest<HTMLElement>('[data-modal]');
    const { modal, services, message } = trigger?.dataset ?? {};
    if (!trigger || !isModalId(modal) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    // Safari does not focus a clicked link, and closing the dialog returns the focus.
    trigger.focus({ preventScroll: true });
    open(modal, { services, message }, trigger);
  };
  // Captured: React stops clicks in a part whose code is on its way.
  addEventListener('click', onClick, true);
  return () => removeEventListener('click', onClick, true);
}
