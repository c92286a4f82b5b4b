/** A link picked in an open menu closes it: it would stand over where it leads, and over this page on the way back. */
export function closePickedMenu(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a:not([target])') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
