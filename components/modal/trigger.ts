import { OPENS } from '@/components/dom/attributes';
import { presetAttributes, type ModalPreset } from '@/components/dom/modal-preset';

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

/** Target of the link after a trigger, which replaces it without script (`components/dom/attributes.ts`). */
export const contactHref = '/#contact';

/** Attributes of a `<button>` that opens the contact modal with this preset. */
export function contactTrigger(preset: ModalPreset = {}) {
  return {
    type: 'button',
    [OPENS]: dialogId('contact' satisfies ModalId),
    'aria-haspopup': 'dialog',
    ...presetAttributes(preset),
  } as const;
}
