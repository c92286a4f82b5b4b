/** Submits held by the page's early script until the framework can handle them. */
export type HeldActions = {
  /** Returns whether this form's submit was held, and stops holding. */
  take(form: Element): boolean;
};

declare global {
  interface Window {
    heldActions?: HeldActions;
  }
}

/** Returns, once, whether the visitor sent this form before it could respond. */
export function takeHeldAction(form: Element): boolean {
  return window.heldActions?.take(form) ?? false;
}
