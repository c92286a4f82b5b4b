/** Returns, once, whether the early script held this form's submit; later submits pass. */
export function takeHeldSubmit(form: HTMLFormElement): boolean {
  const isHeld = form.hasAttribute('aria-busy');
  form.removeAttribute('aria-busy');
  form.dataset.ready = '';
  return isHeld;
}
