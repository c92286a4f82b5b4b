/**
 * Submits that came before the script that serves them. A small inline script, first in the page, holds them: it
 * keeps the event from doing anything else and remembers the form.
 */
export type HeldActions = {
  /** Whether this form's submit was held. It is forgotten, and later ones are no longer held. */
  take(form: Element): boolean;
};

declare global {
  interface Window {
    heldActions?: HeldActions;
  }
}

/** Tells, once, that the visitor sent this form before it could answer. */
export function takeHeldAction(form: Element): boolean {
  return window.heldActions?.take(form) ?? false;
}
