import { printWords } from '@/content/print';
import { PRINTING, PRINTS } from '@/components/dom/attributes';

/** Answers print buttons, also one that was tapped before this script came. */
export function answerPrinting(): void {
  const root = document.documentElement;
  const answer = (target?: EventTarget | null) => {
    const button = target instanceof Element ? target.closest(`[${PRINTS}]`) : null;
    if (!button) return;
    root.setAttribute(PRINTING, button.getAttribute(PRINTS) ?? '');
    const status = button.nextElementSibling;
    if (status) status.textContent = '';
    // Browsers inside apps have no `print`, or one that does nothing.
    const failed = setTimeout(() => {
      root.removeAttribute(PRINTING);
      if (status) status.textContent = printWords.unavailable;
    }, 1_000);
    addEventListener('beforeprint', () => clearTimeout(failed), { once: true });
    window.print?.();
  };

  answer(window.tapped);
  addEventListener('click', ({ target }) => answer(target), true);
  addEventListener('afterprint', () => root.removeAttribute(PRINTING));
}
