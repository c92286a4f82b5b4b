import { handleCommands } from '@/components/modal/command-events';
import { addTyped } from '@/components/dom/add-typed';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { deferSubmits } from './defer-submits';
import { fetchOnLoad } from './fetch-on-load';
import { restoreCase } from './kept-case';
import { showDueNotices } from './notices';
import { showTaxYear } from './show-tax-year';

/*
 * The early script: inline in every page, with only what can't wait for on-load/ (docs/held-framework.md).
 * Listeners capture on the window, because React stops events in a part whose code is on its way.
 */
showTaxYear();
restoreCase();
showDueNotices();
handleCommands();
deferSubmits();
fetchOnLoad(() => {
  for (const form of document.forms) takeDeferredSubmit(form);
  // Absent where the on-load script failed, which brings the stricter one.
  if (!window.trustedTypes?.defaultPolicy)
    window.trustedTypes?.createPolicy('default', { createHTML: String });
  // Links take the places of the buttons that open the modal, and the direct ways those of the buttons that send.
  const buttons = '[commandfor]:has(+ noscript), form [type=submit]:enabled';
  for (const button of document.querySelectorAll(buttons)) button.remove();
  for (const noscript of document.querySelectorAll('noscript')) noscript.outerHTML = noscript.textContent;
  addEventListener('click', addTyped, true);
});
