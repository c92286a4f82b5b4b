/** Submits held by the page's early script until the framework can handle them. */
export type EarlySubmits = {
  /** Returns whether this form's submit was held, and stops holding. */
  take(form: Element): boolean;
};

declare global {
  interface Window {
    earlySubmits?: EarlySubmits;
  }
}

/** Returns, once, whether the visitor sent this form before it could respond. */
export function takeEarlySubmit(form: Element): boolean {
  return window.earlySubmits?.take(form) ?? false;
}
