/** Ids under which modals are registered; `ModalDialog.tsx` has what each shows. */
export const modalIds = ['contact'] as const;

export type ModalId = (typeof modalIds)[number];

/** Preset of the contact form: its services and the start of its message. */
export type ModalPayload = { readonly services?: string; readonly message?: string };

/** The `id` of a modal's `<dialog>`, which buttons name in `commandfor`. */
export const dialogId = (id: string) => `modal-${id}`;

/** @returns `null` for an id under which no modal is registered */
export function findDialog(id: string): HTMLDialogElement | null {
  const found = document.getElementById(dialogId(id));
  return found instanceof HTMLDialogElement ? found : null;
}
