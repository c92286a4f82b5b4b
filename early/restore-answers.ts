import { answerControls, restoreControl } from '@/components/dom/answer-controls';
import { WAITING } from '@/components/dom/deferred-submits';
import { HELD, HOLDS, readSavedAnswers, showSavedNote } from '@/components/dom/saved-answers';
import { chosenTaxYear } from '@/components/tax-year/tax-year';
import { whileParsing } from './while-parsing';

/** Restores the answers of the open year that the device keeps, before the form is painted. */
export function restoreAnswers(): void {
  const saved = readSavedAnswers();
  if (!saved) return;
  const restored = new Set<Element>();
  let hasVerdict = false;
  whileParsing(() => {
    const taxYear = chosenTaxYear();
    if (taxYear === undefined) return;
    try {
      for (const control of answerControls()) {
        if (!restored.has(control)) restoreControl(control, saved, taxYear);
        restored.add(control);
      }
      const { held } = saved;
      if (held?.width === innerWidth && held.taxYear === taxYear) {
        const { status = 'ordinary', ...answers } = saved.years[taxYear]?.answers ?? {};
        for (const place of document.querySelectorAll<HTMLElement>(`[${HOLDS}]`)) {
          const name = place.getAttribute(HOLDS) ?? '';
          if (restored.has(place)) continue;
          restored.add(place);
          if (name === HELD.lookup) hold(place, held.lookup);
          else if (
            !hasVerdict &&
            (name === HELD.total || (status === 'ordinary' && answers[name] === 'yes'))
          ) {
            hasVerdict = true;
            hold(place, held.verdict);
            if (held.verdict) place.closest('form')?.setAttribute(WAITING, '');
          }
        }
      }
    } catch {
      // Ignores stored data that this page did not write.
    }
    showSavedNote();
  });
}

function hold(place: HTMLElement, height: number | undefined): void {
  if (height) place.style.minHeight = `${height}px`;
}
