/** Marks a form that was used and whose script is on its way. */
export const WAITING = 'data-waiting';

/** Returns, once, whether the early script held this form's submit; later submits pass. */
export function takeDeferredSubmit(form: HTMLFormElement): boolean {
  const isHeld = form.hasAttribute('aria-busy');
  form.removeAttribute('aria-busy');
  form.removeAttribute(WAITING);
  form.dataset.ready = '';
  return isHeld;
}
