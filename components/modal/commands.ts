import { GIVEN } from '@/components/contact/given';
import type { ModalPayload } from './modals';

/* The browser opens and closes a dialog by its buttons' `command`. The early script adds the preset. */

declare global {
  interface Window {
    /** The modal that is open, for a dialog that is not hydrated yet, or that React builds anew. */
    openModal?: { id: string; payload: ModalPayload };
  }
}

/** Answers `command` events of the page's dialogs, from before hydration on. */
export function answerCommands(): void {
  addEventListener('command', prepare, true);
  addEventListener('close', () => delete window.openModal, true);
}

/** What the button of a `command` event gives the modal; nothing when it closes it. */
export function payloadOf(event: Event): ModalPayload | undefined {
  const { command, source } = event as CommandEvent;
  if (command !== 'show-modal' || !(source instanceof HTMLElement)) return;
  const { services, message } = source.dataset;
  return { services, message };
}

/** Writes the preset into the dialog's form, which may not be hydrated yet. */
function prepare(event: Event): void {
  const { target: dialog, source } = event as CommandEvent;
  const payload = payloadOf(event);
  if (!payload || !(dialog instanceof HTMLDialogElement)) return;
  window.openModal = { id: dialog.id, payload };
  // Safari does not focus a clicked button, and closing the dialog returns the focus.
  (source as HTMLElement).focus({ preventScroll: true });
  const given = dialog.querySelector(`[${GIVEN}]`);
  if (given) given.textContent = payload.services ?? '';
}
