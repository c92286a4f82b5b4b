import { href } from '@/lib/env';
import type { ModalId, ModalPayload } from './modal-ids';

/**
 * Attributes that make an `<a>` open the contact modal:
 * 1. Without script it is a plain link to the home page's form.
 * 2. The early script (`early/open-modals.ts`) opens the page's `<dialog>` with the preset in its form.
 * 3. Once hydrated, `modal-store.ts` adopts the open modal, and React renders the store.
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
