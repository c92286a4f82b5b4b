import { href } from '@/lib/env';
import type { ModalId, ModalPayload } from './registry';

/**
 * Makes a link open the contact modal: spread it on an `<a>`. What a click on it sets off:
 * 1. Without script it is a plain link to the home page's form.
 * 2. Before the page's code is there, the early script (`held-actions.ts`) holds the click and marks the link `aria-busy`.
 * 3. `ModalProvider`, on every page, fetches `ModalHost` for whoever reaches for a `[data-modal]`, or has clicked it.
 * 4. `ModalHost` listens for clicks (`triggers.ts`), makes the held one good, and puts the modal's id and what
 *    the link gives it into `modal-store.ts`.
 * 5. `ModalFrame` shows the `<dialog>` at once, and in it what `registry.ts` names for the id: `ContactModal`.
 * Should the code not arrive, the click leads where it leads without script.
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
