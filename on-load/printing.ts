import { PRINTING, PRINTS, UNFOLDS } from '@/components/dom/print-attributes';

/** Answers print buttons, also one that was tapped before this script came, and opens `<details>` for printing. */
export function answerPrinting(): void {
  const root = document.documentElement;
  const answer = (target?: EventTarget | null) => {
    const button = target instanceof Element ? target.closest(`[${PRINTS}]`) : null;
    if (!button) return;
    root.setAttribute(PRINTING, button.getAttribute(PRINTS) ?? '');
    print();
  };

  answer(window.tapped);
  addEventListener('click', ({ target }) => answer(target), true);
  const unfolded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    unfolded.push(...document.querySelectorAll<HTMLDetailsElement>(`details[${UNFOLDS}]:not([open])`));
    for (const fold of unfolded) fold.open = true;
  });
  addEventListener('afterprint', () => {
    root.removeAttribute(PRINTING);
    for (const fold of unfolded.splice(0)) fold.open = false;
  });
}
