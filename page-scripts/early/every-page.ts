import { SCRIPT } from '@/components/dom/attributes';
import { restoreDigits, showCaseNotes } from '@/page-scripts/case/controls';
import { addTyped } from '@/page-scripts/shared/add-typed';
import { hideFallback, showFallback } from '@/page-scripts/shared/fallback';
import { answerDialogButtons } from '@/components/modal/dialog-buttons';
import { deferSubmits } from './defer-submits';
import { fetchOnLoad } from './fetch-on-load';
import { keepTyped } from './keep-typed';
import { showDueNotices } from './notices';
import { whileParsing } from '@/page-scripts/shared/while-parsing';

/** The early script's work for every page. */
export function startPage(): void {
  Object.assign(window, { hideFallback, showFallback });
  jumpToNamedPlace();
  whileParsing(restoreDigits);
  whileParsing(() => showCaseNotes(true));
  showDueNotices();
  answerDialogButtons();
  deferSubmits();
  addEventListener('click', addTyped, true);
  keepTyped();
  fetchOnLoad(() => showFallback(document.documentElement));
  // Comes last, so that a browser in which anything above throws shows the page without script. The body is not parsed yet.
  document.documentElement.setAttribute(SCRIPT, '');
}

/** Acts by which visitors move on the page. */
const MOVES = ['pointerdown', 'click', 'wheel', 'keydown'];

/**
 * The place that the address names is jumped to, until the visitor moves: a smooth scroll that is still running when a
 * restored answer above the place appears would end beside it.
 */
function jumpToNamedPlace(): void {
  if (location.hash === '') return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  const scrollSmoothly = () => style.removeProperty('scroll-behavior');
  for (const type of MOVES)
    addEventListener(type, scrollSmoothly, { capture: true, once: true, passive: true });
}
