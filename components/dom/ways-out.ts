import { addTyped } from './add-typed';
import { GAVE_WAY, WAY_OUT } from './attributes';
import { takeDeferredSubmit } from './deferred-submits';

/** The part of the page that holds a tool and its ways out. */
export const scopeOf = (tool: Element): Element => tool.closest('dialog, section') ?? tool;

/**
 * Shows the ways out of tools whose script can't be had. Their HTML stays, with what was typed: a WhatsApp link takes it
 * along. The content of `<noscript>` takes the place of buttons that need script.
 */
export function showWaysOut(scope: ParentNode): void {
  for (const form of scope.querySelectorAll('form')) takeDeferredSubmit(form);
  const buttons = '[commandfor]:has(+ noscript), form [type=submit]:enabled';
  for (const button of scope.querySelectorAll<HTMLElement>(buttons)) {
    button.hidden = true;
    button.setAttribute(GAVE_WAY, '');
  }
  for (const way of scope.querySelectorAll<HTMLElement>(`[${WAY_OUT}]`)) way.hidden = false;
  for (const noscript of scope.querySelectorAll(`noscript:not(:has(+ [${WAY_OUT}]))`)) {
    const way = document.createElement('div');
    way.className = 'contents';
    way.setAttribute(WAY_OUT, 'written');
    way.innerHTML = noscript.textContent;
    noscript.after(way);
  }
  addEventListener('click', addTyped, true);
}

/** Takes the ways out back, for a script that has come after all. */
export function hideWaysOut(scope: ParentNode): void {
  for (const way of scope.querySelectorAll(`[${WAY_OUT}=written]`)) way.remove();
  for (const way of scope.querySelectorAll<HTMLElement>(`[${WAY_OUT}]`)) way.hidden = true;
  for (const button of scope.querySelectorAll<HTMLElement>(`[${GAVE_WAY}]`)) {
    button.hidden = false;
    button.removeAttribute(GAVE_WAY);
  }
  removeEventListener('click', addTyped, true);
}
