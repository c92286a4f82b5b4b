import { showFallback } from '@/page-scripts/shared/fallback';
import { scopeOf } from '@/page-scripts/shared/island-hosts';
import { FALLBACK_SHOWN, READY, WAITING } from '@/components/dom/attributes';
import { sayWaiting, setWaiting } from '@/components/dom/deferred-submits';
import { whileParsing } from '@/page-scripts/shared/while-parsing';

/** Milliseconds that a form in use waits for its script: as long as sending may take. */
const PATIENCE_MS = 15_000;

/**
 * Marks a form that is used before its script has come, which then shows that it is working, and defers its submits, which
 * the script takes (`components/dom/deferred-submits.ts`). A form that waits too long shows its fallback.
 */
export function deferSubmits(): void {
  const onUse = (event: Event) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    if (!form) return;
    const isSubmit = event.type === 'submit';
    const isLost = form.closest(`[${FALLBACK_SHOWN}]`) !== null;
    if (isLost ? !isSubmit : form.hasAttribute(READY)) return;
    if (isSubmit) {
      event.preventDefault();
      event.stopPropagation();
    }
    // A submit in a form without script says again that it can't send; in a dialog it would close it, as if it were sent.
    if (isLost) return showFallback(scopeOf(form));
    if (isSubmit) form.setAttribute('aria-busy', 'true');
    else if (form.hasAttribute(WAITING)) return;
    setWaiting(form, true);
    setTimeout(() => {
      if (form.isConnected && form.hasAttribute(WAITING)) showFallback(scopeOf(form));
    }, PATIENCE_MS);
  };
  // Captured on the window, before any other listener.
  for (const type of ['input', 'submit']) addEventListener(type, onUse, true);
  // The end of a form, which says that it is working, may be parsed after the form is used.
  whileParsing(sayWaiting);
}
