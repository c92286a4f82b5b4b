import { READY, WAITING, WORKING_WORDS } from './attributes';

/** Marks a form as waiting for its script, or no longer, and says so. Words that only become visible aren't announced. */
export function setWaiting(form: Element, isWaiting: boolean): void {
  form.toggleAttribute(WAITING, isWaiting);
  for (const status of form.querySelectorAll(`[${WORKING_WORDS}]`)) {
    const words = isWaiting ? status.getAttribute(WORKING_WORDS) : '';
    if (status.textContent !== words) status.textContent = words;
  }
}

/** Says it again, for a form whose place for the words has come since. */
export function sayWaiting(): void {
  for (const form of document.querySelectorAll(`[${WAITING}]`)) setWaiting(form, true);
}

/** Ends the wait of a form for its script. @returns true if a submit was deferred */
export function endWait(form: HTMLFormElement): boolean {
  const isDeferred = form.hasAttribute('aria-busy');
  form.removeAttribute('aria-busy');
  setWaiting(form, false);
  return isDeferred;
}

/** Returns true once if a submit was deferred before hydration, and marks the form ready, so that later submits pass. */
export function takeDeferredSubmit(form: HTMLFormElement): boolean {
  form.setAttribute(READY, '');
  return endWait(form);
}
