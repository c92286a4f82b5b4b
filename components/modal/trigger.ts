import { presetAttributes } from '@/components/dom/modal-preset';
import { dialogId, type ModalId, type ModalPayload } from './modals';

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'request-close';
    commandfor?: string;
  }
}

/** Target of the link after a trigger, which replaces it without script (`components/dom/needs-script.ts`). */
export const contactHref = '/#contact';

/** Attributes of a `<button>` that opens the contact modal with this preset. */
export function contactTrigger(preset: ModalPayload = {}) {
  return {
    type: 'button',
    command: 'show-modal',
    commandfor: dialogId('contact' satisfies ModalId),
    'aria-haspopup': 'dialog',
    ...presetAttributes(preset),
  } as const;
}
