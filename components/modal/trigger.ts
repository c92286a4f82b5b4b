import { dialogId, type ModalId, type ModalPayload } from './modals';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'request-close';
    commandfor?: string;
  }
}

/** Attribute of the element in the modal's form that names the preset services; the early script fills it. */
export const GIVEN = 'data-given';

/** Where a trigger in the page's HTML leads without script, as a link in a `<noscript>` after it. */
export const contactHref = '/#contact';

/** Attributes of a `<button>` that opens the contact modal with this preset. */
export function contactTrigger({ services, message }: ModalPayload = {}) {
  return {
    type: 'button',
    command: 'show-modal',
    commandfor: dialogId('contact' satisfies ModalId),
    'aria-haspopup': 'dialog',
    'data-services': services,
    'data-message': message,
  } as const;
}
