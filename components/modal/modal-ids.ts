/** What each modal shows is in `registry.ts`; these stand apart, for what comes before it. */
export const modalIds = ['contact'] as const;

export type ModalId = (typeof modalIds)[number];

/** What a page may give a modal: the contact form's services and the start of its message. */
export type ModalPayload = { readonly services?: string; readonly message?: string };

/** Whether a modal is registered under what a trigger says. */
export function isModalId(id: string | undefined): id is ModalId {
  return modalIds.some((registered) => registered === id);
}
