/** Holds each submit that precedes its form's script, which then takes it (`components/dom/held-submits.ts`). */
export function holdSubmits(): void {
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.ready !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    form.setAttribute('aria-busy', 'true');
  };
  // Captured on the window, before any other listener.
  addEventListener('submit', onSubmit, true);
}
