import { handleCommands } from '@/components/modal/command-events';
import { showWaysOut } from '@/components/dom/ways-out';
import { deferSubmits } from './defer-submits';
import { fetchOnLoad } from './fetch-on-load';
import { restoreAnswers } from './restore-answers';
import { showDueNotices } from './notices';
import { showTaxYear } from './show-tax-year';

/*
 * The early script: inline in every page, only for work that can't wait for on-load/ (docs/islands.md).
 * Listeners capture on the window, to come before any other.
 */
showTaxYear();
restoreAnswers();
showDueNotices();
handleCommands();
deferSubmits();
fetchOnLoad(() => {
  // Without the on-load script there is no policy yet; the content of `<noscript>` needs one.
  if (!window.trustedTypes?.defaultPolicy)
    window.trustedTypes?.createPolicy('default', { createHTML: String });
  showWaysOut(document);
});
