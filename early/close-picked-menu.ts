/** Closes a menu when one of its links is followed, also for the way back to this page. */
export function closePickedMenu(): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a:not([target])') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  addEventListener('click', onClick, true);
}
