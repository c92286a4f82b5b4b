/** Lets links with the role of a button answer the space bar. */
export function answerSpaceBar(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return;
    event.preventDefault();
    if (!event.repeat) target.click();
  };
  addEventListener('keydown', onKeyDown, true);
}
