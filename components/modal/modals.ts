/** Ids of the registered modals; `ModalDialog.tsx` has their content. */
export const modalIds = ['contact'] as const;

export type ModalId = (typeof modalIds)[number];

/** Event on a modal's dialog once its attributes hold another preset. */
export const PRESET_GIVEN = 'preset-given';

/** The `id` attribute of a modal's `<dialog>`. */
export const dialogId = (id: string) => `modal-${id}`;

/** The dialog of a modal's id; `null` for an id under which no modal is registered. */
export function findDialog(id: string): HTMLDialogElement | null {
  const found = document.getElementById(dialogId(id));
  return found instanceof HTMLDialogElement ? found : null;
}
