import { showWaysOut } from '@/components/dom/ways-out';
import { scopeOf } from '@/components/dom/scope-of';
import { READY } from '@/components/dom/attributes';
import { sayWaiting, setWaiting } from '@/components/dom/deferred-submits';
import { whileParsing } from './while-parsing';

/** Milliseconds that a deferred submit waits for the form's script: as long as sending may take. */
const PATIENCE = 15_000;

/**
 * Defers each submit that comes before the form's script, which takes it (`components/dom/deferred-submits.ts`). Marks a
 * form that is used meanwhile, which then shows that it is working.
 */
export function deferSubmits(): void {
  const onUse = (event: Event) => {
    const form = event.target instanceof Element ? event.target.closest('form') : null;
    if (!form || form.hasAttribute(READY)) return;
    setWaiting(form, true);
    if (event.type !== 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    form.setAttribute('aria-busy', 'true');
    // No script took the submit, because the script failed, hangs, or can't run in this browser.
    setTimeout(() => {
      if (form.hasAttribute('aria-busy')) showWaysOut(scopeOf(form));
    }, PATIENCE);
  };
  // Captured on the window, before any other listener.
  for (const type of ['input', 'submit']) addEventListener(type, onUse, true);
  // The end of a form, which says that it is working, may be parsed after the form is used.
  whileParsing(sayWaiting);
}
