import { measureScrollbar } from '@/components/ui/scrollbar';
import { hasDraft } from '@/lib/lead/draft-key';
import type { ModalPayload } from './modal-ids';

/*
 * What is done with a modal's `<dialog>`, which stands in every page: by the early script until the modals' code is
 * there, and by React afterwards.
 */

/** @returns `null` for what is no modal's id */
export function findDialog(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog[data-dialog="${id}"]`);
}

/** Opens the dialog, or leaves it open, with what it was given written into its form. */
export function showDialog(dialog: HTMLDialogElement, { services, message }: ModalPayload): void {
  dialog.toggleAttribute('data-services', services !== undefined);
  const given = dialog.querySelector('[data-given]');
  if (given) given.textContent = services ?? '';
  const field = dialog.querySelector('textarea');
  if (message && field?.value === '' && !hasDraft()) field.value = message;
  if (dialog.open) return;
  measureScrollbar();
  dialog.showModal();
  // Not the first field: on a phone its keyboard would cover what the modal says.
  dialog.querySelector('h2')?.focus();
}
