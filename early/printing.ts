/** Answers the buttons that print: `data-prints` names the part, or `page`. */
export function answerPrinting(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-prints]') : null;
    if (!button) return;
    const { dataset } = document.documentElement;
    dataset.print = button.dataset.prints;
    addEventListener('afterprint', () => delete dataset.print, { once: true });
    print();
  });
}
