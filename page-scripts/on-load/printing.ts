import { PRINTING, PRINTS } from '@/components/dom/attributes';

/** Answers print buttons, also one that was tapped before this script came. */
export function answerPrinting(): void {
  const root = document.documentElement;
  const answer = (target?: EventTarget | null) => {
    const button = target instanceof Element ? target.closest(`[${PRINTS}]`) : null;
    if (!button) return;
    root.setAttribute(PRINTING, button.getAttribute(PRINTS) ?? '');
    window.print();
  };

  answer(window.tapped);
  addEventListener('click', ({ target }) => answer(target), true);
  addEventListener('afterprint', () => root.removeAttribute(PRINTING));
}
