import { FILLED, FALLBACK_SHOWN, FALLBACK } from '@/components/dom/attributes';
import { endWait } from '@/components/dom/deferred-submits';
import { scopeOf } from './island-hosts';

/**
 * Shows a part of the page as it is without script, because its script has not come: contacts replace its tools, in
 * view and, for a tapped answer, below its row. A form that was filled in keeps its fields.
 */
export function showFallback(scope: Element): void {
  for (const form of scope.querySelectorAll('form')) {
    endWait(form);
    form.toggleAttribute(
      FILLED,
      [...form.querySelectorAll<Control>('input, select, textarea')].some(isFilled),
    );
  }
  scope.setAttribute(FALLBACK_SHOWN, '');
  for (const way of scope.querySelectorAll<HTMLElement>(`[${FALLBACK}]`)) way.hidden = false;
  const tapped = window.tapped instanceof Element && scope.contains(window.tapped) ? window.tapped : null;
  for (const region of scope.querySelectorAll('[role=alert]')) {
    // Insert the words again: not all screen readers announce words of a live region that only become visible.
    region.replaceChildren(...region.childNodes);
    if (!tapped || !scopeOf(tapped).contains(region)) continue;
    // The empty item below a row is the place of its answer.
    const place = tapped.closest('li')?.nextElementSibling;
    if (place?.childNodes.length === 0) place.append(region);
    region.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }
}

/** Undoes `showFallback` once the script has loaded after all. */
export function hideFallback(scope: Element): void {
  for (const part of [scope, ...scope.querySelectorAll(`[${FALLBACK_SHOWN}]`)])
    part.removeAttribute(FALLBACK_SHOWN);
  for (const way of scope.querySelectorAll<HTMLElement>(`[${FALLBACK}]`)) way.hidden = true;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** True if a visitor, or what was saved of an earlier visit, has changed a control. */
function isFilled(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  const { type, value, defaultValue, checked, defaultChecked } = control;
  // A checkbox without a `value` attribute has the value `on`, which is no answer, and an empty default.
  return checked !== defaultChecked || (type !== 'checkbox' && value !== defaultValue);
}
