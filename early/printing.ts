/** Set on `<html>` while a part of the page is printed. */
export const PRINT_ATTRIBUTES = ['data-print'] as const;

/** Answers print buttons: `data-prints` names the part, or `page`. */
export function answerPrinting(): void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-prints]') : null;
    if (!button) return;
    const { dataset } = document.documentElement;
    dataset.print = button.dataset.prints;
    addEventListener('afterprint', () => delete dataset.print, { once: true });
    print();
  };
  addEventListener('click', onClick, true);
  // Stylesheets can't unfold `<details>` for print.
  const unfolded = new Set<HTMLDetailsElement>();
  addEventListener('beforeprint', () => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>(
      '[data-unfolds] details:not([open])',
    )) {
      folded.open = true;
      unfolded.add(folded);
    }
  });
  addEventListener('afterprint', () => {
    for (const folded of unfolded) folded.open = false;
    unfolded.clear();
  });
}
