import { SCRIPT } from '@/components/dom/attributes';
import { handleCommands } from '@/components/modal/command-events';
import { restoreCase } from '@/components/case/controls';
import { deferSubmits } from './defer-submits';
import { fetchOnLoad } from './fetch-on-load';
import { showDueNotices } from './notices';
import { showTaxYear } from './show-tax-year';
import { whileParsing } from './while-parsing';

/*
 * The early script: inline in every page, only for work that can't wait for on-load/ (docs/islands.md).
 * Listeners capture on the window, to come before any other.
 */
whileParsing(restoreCase());
// Runs after the case, which chooses the year's tab.
showTaxYear();
showDueNotices();
handleCommands();
deferSubmits();
fetchOnLoad(() => window.showWaysOut?.(document.documentElement));
// Comes last, so that a browser in which anything above throws shows the page without script. The body is not parsed yet.
document.documentElement.setAttribute(SCRIPT, '');
