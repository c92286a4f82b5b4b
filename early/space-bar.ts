/** Links that say they are buttons answer the space bar, as buttons do. */
export function answerSpaceBar(): void {
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return;
    event.preventDefault();
    if (!event.repeat) target.click();
  });
}
