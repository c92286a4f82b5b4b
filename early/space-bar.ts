/** Lets links with the role of a button answer the space bar. */
export function answerSpaceBar(): void {
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return;
    event.preventDefault();
    if (!event.repeat) target.click();
  });
}
