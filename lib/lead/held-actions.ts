/**
 * Clicks and submits that came before the script that serves them. A small inline script,
 * first in the page, holds them: it keeps the event from doing anything else and remembers
 * its element: the form of a submit, the `[data-modal]` element of a click.
 */
export type HeldActions = {
  /** Whether an action on this element was held. It is forgotten, and later ones are no longer held. */
  take(element: Element): boolean;
};

declare global {
  interface Window {
    heldActions?: HeldActions;
  }
}

/** Tells, once, that the visitor acted on this element before it could answer. */
export function takeHeldAction(element: Element): boolean {
  return window.heldActions?.take(element) ?? false;
}
