import { READY, WAITING } from '@/components/dom/deferred-submits';

/** Milliseconds that a deferred submit waits for its form's script: as long as sending may take. */
const PATIENCE = 15_000;

/**
 * Holds each submit that precedes its form's script, which then takes it (`components/dom/deferred-submits.ts`), and marks a
 * form that is used before its script came, so that it says so.
 */
export function deferSubmits(): void {
  const onUse = (event: Event) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    if (!form || form.hasAttribute(READY)) return;
    form.setAttribute(WAITING, '');
    if (event.type !== 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    form.setAttribute('aria-busy', 'true');
    // Nothing took it: the script failed, hangs, or can't run in this browser.
    setTimeout(() => form.hasAttribute('aria-busy') && window.giveUpScript?.(), PATIENCE);
  };
  // Captured on the window, before any other listener.
  for (const type of ['input', 'submit']) addEventListener(type, onUse, true);
}
