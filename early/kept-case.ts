import { caseControls, restoreControl } from '@/components/dom/case-controls';
import { HOLDS, readCase, showKept } from '@/components/dom/kept-case';
import { chosenTaxYear } from '@/components/tax-year/tax-year';
import { whileParsing } from './while-parsing';

/** Gives the page the answers of the open year that the device keeps, before each piece of it is painted. */
export function restoreCase(): void {
  const kept = readCase();
  if (!kept) return;
  const restored = new Set<Element>();
  whileParsing(() => {
    const taxYear = chosenTaxYear();
    if (taxYear === undefined) return;
    try {
      for (const control of caseControls()) {
        if (!restored.has(control)) restoreControl(control, kept, taxYear);
        restored.add(control);
      }
      const { width, heights = {} } = kept.held ?? {};
      for (const place of document.querySelectorAll<HTMLElement>(`[${HOLDS}]:empty`)) {
        const height = width === innerWidth && heights[`${taxYear} ${place.getAttribute(HOLDS)}`];
        if (height && !restored.has(place)) place.style.minHeight = `${height}px`;
        restored.add(place);
      }
    } catch {
      // Not what this page wrote.
    }
    showKept();
  });
}
