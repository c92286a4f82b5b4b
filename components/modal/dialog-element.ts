import { measureScrollbar } from '@/components/ui/scrollbar';
import { hasDraft } from '@/lib/lead/draft-key';
import type { ModalPayload } from './modal-ids';

/* Operations on a modal's `<dialog>`, used by the early script and, once hydrated, by React. */

/** Set on a dialog that was given services. */
export const GIVEN_ATTRIBUTE = 'data-services';

/** @returns `null` for an id of no modal */
export function findDialog(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog[data-dialog="${id}"]`);
}

/** Writes the payload into the dialog's form and opens the dialog unless it is open. */
export function showDialog(dialog: HTMLDialogElement, { services, message }: ModalPayload): void {
  dialog.toggleAttribute(GIVEN_ATTRIBUTE, services !== undefined);
  const given = dialog.querySelector('[data-given]');
  if (given) given.textContent = services ?? '';
  const field = dialog.querySelector('textarea');
  if (message && field?.value === '' && !hasDraft()) field.value = message;
  if (dialog.open) return;
  measureScrollbar();
  dialog.showModal();
  // Focusing the first field would open a phone's keyboard over the modal.
  dialog.querySelector('h2')?.focus();
}
