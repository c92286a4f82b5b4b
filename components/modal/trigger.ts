import { href } from '@/lib/env';
import type { ModalId, ModalPayload } from './modal-ids';

/**
 * Makes a link open the contact modal: spread it on an `<a>`. What a click on it sets off:
 * 1. Without script it is a plain link to the home page's form.
 * 2. The early script (`early/open-modals.ts`) opens the `<dialog>` that stands last in the page, and writes into its
 *    form what the link gives it.
 * 3. Once the modals' code is there, `modal-store.ts` takes over what is open, and React shows what the store says.
 */
export function contactTrigger({ services, message }: ModalPayload = {}) {
  return {
    href: href('/#contact'),
    role: 'button',
    'aria-haspopup': 'dialog',
    'data-modal': 'contact' satisfies ModalId,
    'data-services': services,
    'data-message': message,
  } as const;
}
