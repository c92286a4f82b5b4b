/** Answers print buttons (`data-prints` names the part, or `page`), and unfolds for paper what CSS can't. */
export function answerPrinting(): void {
  const { dataset } = document.documentElement;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-prints]') : null;
    if (!button) return;
    dataset.print = button.dataset.prints;
    print();
  };
  addEventListener('click', onClick, true);
  const unfolded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    unfolded.push(...document.querySelectorAll<HTMLDetailsElement>('details[data-unfolds]:not([open])'));
    for (const fold of unfolded) fold.open = true;
  });
  addEventListener('afterprint', () => {
    delete dataset.print;
    for (const fold of unfolded.splice(0)) fold.open = false;
  });
}
