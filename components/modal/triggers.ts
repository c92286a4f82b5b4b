import { takeHeldAction } from '@/lib/held-actions';
import type { Modals } from './modal-context';
import { fetchContent, registeredModals } from './registry';

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Lets the page's `[data-modal]` elements open the modal they name, with what their
 * `data-services` and `data-message` give it; fetches its code when a visitor reaches for
 * one; and opens the one that was clicked before this script came. They are links to the
 * form, which is where they lead without script.
 * @returns the function that ends it
 */
export function listenForTriggers(open: Modals['open']): () => void {
  const openFrom = (trigger: HTMLElement) => {
    const { modal = '', services, message } = trigger.dataset;
    // Safari does not focus what is clicked, and the focus must find its way back here.
    trigger.focus({ preventScroll: true });
    open(modal, { services: services || undefined, message });
  };

  const onClick = (event: MouseEvent) => {
    const trigger = triggerOf(event);
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!trigger || modified) return;
    event.preventDefault();
    openFrom(trigger);
  };

  const onIntent = (event: Event) => {
    const trigger = triggerOf(event);
    if (trigger) fetchContent(trigger.dataset.modal ?? '').catch(() => undefined);
  };

  // While capturing, so that the links' own navigation finds the click prevented.
  document.addEventListener('click', onClick, { capture: true });
  for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });

  for (const trigger of document.querySelectorAll<HTMLElement>('[data-modal]')) {
    if (takeHeldAction(trigger)) openFrom(trigger);
  }

  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
  };
}

function triggerOf({ target }: Event): HTMLElement | null {
  const trigger = target instanceof Element ? target.closest<HTMLElement>('[data-modal]') : null;
  return trigger && registeredModals.includes(trigger.dataset.modal ?? '') ? trigger : null;
}
