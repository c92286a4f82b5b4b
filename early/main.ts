import { handleCommands } from '@/components/modal/command-events';
import { addTyped } from '@/components/dom/add-typed';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { deferSubmits } from './defer-submits';
import { fetchOnLoad } from './fetch-on-load';
import { restoreAnswers } from './restore-answers';
import { showDueNotices } from './notices';
import { showTaxYear } from './show-tax-year';

/*
 * The early script: inline in every page, only for work that can't wait for on-load/ (docs/held-framework.md).
 * Listeners capture on the window, because React stops events in a part whose chunk is still loading.
 */
showTaxYear();
restoreAnswers();
showDueNotices();
handleCommands();
deferSubmits();
fetchOnLoad(() => {
  for (const form of document.forms) takeDeferredSubmit(form);
  // Without the on-load script there is no policy yet; `<noscript>` below needs one.
  if (!window.trustedTypes?.defaultPolicy)
    window.trustedTypes?.createPolicy('default', { createHTML: String });
  // The content of `<noscript>` replaces buttons that need script: a link for the modal, direct contact for sending.
  const buttons = '[commandfor]:has(+ noscript), form [type=submit]:enabled';
  for (const button of document.querySelectorAll(buttons)) button.remove();
  for (const noscript of document.querySelectorAll('noscript')) noscript.outerHTML = noscript.textContent;
  addEventListener('click', addTyped, true);
});
