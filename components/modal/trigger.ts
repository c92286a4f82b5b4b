import { OPENS } from '@/components/dom/attributes';
import { presetAttributes, type ModalPreset } from '@/components/dom/modal-preset';
import { dialogId, type ModalId } from './modals';

/** Target of the link after a trigger, which replaces it without script (`components/dom/needs-script.ts`). */
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
