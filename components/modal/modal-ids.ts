/** Ids alone, for the early script; `registry.tsx` has what each modal shows. */
export const modalIds = ['contact'] as const;

export type ModalId = (typeof modalIds)[number];

/** Preset of the contact form: its services and the start of its message. */
export type ModalPayload = { readonly services?: string; readonly message?: string };

/** Whether a modal is registered under this id. */
export function isModalId(id: string | undefined): id is ModalId {
  return modalIds.some((registered) => registered === id);
}
