import { takeHeldAction } from '@/lib/lead/held-actions';
import type { Modals } from './modal-context';
import { isModalId } from './registry';

/**
 * Lets the page's `[data-modal]` links (see `trigger.ts`) open the modal they name, with what they give it,
 * and opens the one that was clicked before this script came.
 * @returns the function that ends it
 */
export function listenForTriggers(open: Modals['open']): () => void {
  const openFrom = (trigger: HTMLElement) => {
    const { modal, services, message } = trigger.dataset;
    if (!isModalId(modal)) return false;
    // Safari does not focus what is clicked, and the focus must find its way back here.
    trigger.focus({ preventScroll: true });
    open(modal, { services: services || undefined, message });
    return true;
  };

  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    const trigger = target instanceof Element ? target.closest<HTMLElement>('[data-modal]') : null;
    if (trigger && openFrom(trigger)) event.preventDefault();
  };

  document.addEventListener('click', onClick);
  for (const trigger of document.querySelectorAll<HTMLElement>('[data-modal]')) {
    if (takeHeldAction(trigger)) openFrom(trigger);
  }
  return () => document.removeEventListener('click', onClick);
}
