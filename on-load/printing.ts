/**
 * Answers print buttons (`data-prints` names the part, or `page`), one tapped before this script came included, and
 * unfolds for paper what CSS can't.
 */
export function answerPrinting(): void {
  const { dataset } = document.documentElement;
  const answer = (target?: EventTarget | null) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-prints]') : null;
    if (!button) return;
    dataset.print = button.dataset.prints;
    print();
  };

  answer(window.tapped);
  addEventListener('click', ({ target }) => answer(target), true);
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
