import { addTyped } from './add-typed';
import { FILLED, GAVE_WAY, WAY_OUT } from './attributes';
import { takeDeferredSubmit } from './deferred-submits';

/**
 * Shows a part of the page as it is without script, because its script failed to load: contacts replace its tools. A
 * form that was filled in keeps its fields, and WhatsApp links add the typed text to their message.
 */
export function showWaysOut(scope: Element): void {
  for (const form of scope.querySelectorAll('form')) {
    takeDeferredSubmit(form);
    form.toggleAttribute(FILLED, [...form.elements].some(isFilled));
  }
  scope.setAttribute(GAVE_WAY, '');
  for (const way of scope.querySelectorAll<HTMLElement>(`[${WAY_OUT}]`)) way.hidden = false;
  // Insert the words again: not all screen readers announce words of a live region that only become visible.
  for (const region of scope.querySelectorAll('[role=alert]')) region.replaceChildren(...region.childNodes);
  addEventListener('click', addTyped, true);
}

/** Undoes `showWaysOut` once the script has loaded after all. */
export function hideWaysOut(scope: Element): void {
  scope.removeAttribute(GAVE_WAY);
  for (const way of scope.querySelectorAll<HTMLElement>(`[${WAY_OUT}]`)) way.hidden = true;
  removeEventListener('click', addTyped, true);
}

/** True if a visitor, or what was saved of an earlier visit, has changed a control. */
function isFilled(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  if (control instanceof HTMLTextAreaElement) return control.value !== '';
  if (!(control instanceof HTMLInputElement)) return false;
  // A checkbox without a `value` attribute has the value `on`, which is no answer, and an empty default.
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
