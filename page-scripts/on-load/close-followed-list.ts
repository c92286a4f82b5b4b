/** Closes the menu or the WhatsApp list when one of its links is followed, so that it is closed after «Back», too. */
export function closeFollowedList(): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  addEventListener('click', onClick, true);
}
