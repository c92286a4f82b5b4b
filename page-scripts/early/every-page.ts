import { SCRIPT } from '@/components/dom/attributes';
import { restoreDigits, showCaseNotes } from '@/page-scripts/case/controls';
import { addTyped } from '@/page-scripts/shared/add-typed';
import { hideFallback, showFallback } from '@/page-scripts/shared/fallback';
import { answerDialogButtons } from '@/components/modal/dialog-buttons';
import { deferSubmits } from './defer-submits';
import { fetchOnLoad } from './fetch-on-load';
import { jumpToNamedPlace } from './jump-to-named-place';
import { keepTyped } from './keep-typed';
import { showDueNotices } from './notices';
import { whileParsing } from './while-parsing';

/** The early script's work for every page. */
export function startPage(): void {
  Object.assign(window, { hideFallback, showFallback });
  jumpToNamedPlace();
  whileParsing(restoreDigits());
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
