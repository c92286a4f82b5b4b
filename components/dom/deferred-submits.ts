/** Marks a form that was used before its script came. */
export const WAITING = 'data-waiting';

/** Marks a form whose script has come and answers its submits. */
export const READY = 'data-ready';

/** True once if a submit was deferred before hydration; marks the form ready, so that later submits pass. */
export function takeDeferredSubmit(form: HTMLFormElement): boolean {
  const isDeferred = form.hasAttribute('aria-busy');
  form.removeAttribute('aria-busy');
  form.removeAttribute(WAITING);
  form.setAttribute(READY, '');
  return isDeferred;
}
