import type { SavedAnswers } from './saved-answers';
import { DOCUMENT_TICK, FILING_FORM, LOOKUP_DIGITS } from './tool-forms';

type Control = HTMLInputElement | HTMLSelectElement;

/** Controls whose answers are saved: radios and situation of the filing check, digits of the lookup, ticked documents. */
export function answerControls(): Control[] {
  const all = `#${FILING_FORM} :is([type=radio],select),#${LOOKUP_DIGITS},[name=${DOCUMENT_TICK}]`;
  return [...document.querySelectorAll<Control>(all)];
}

/** Restores a control's saved answer of a year; a control without one stays as it is. */
export function restoreControl(control: Control, saved: SavedAnswers, taxYear: string): void {
  const { answers = {}, ticks = [] } = saved.years[taxYear] ?? {};
  if (control.id === LOOKUP_DIGITS) control.value ||= saved.digits ?? '';
  else if (control instanceof HTMLSelectElement) control.value = answers[control.name] ?? control.value;
  else if (control.type === 'radio') control.checked ||= answers[control.name] === control.value;
  else control.checked ||= ticks.includes(control.value);
}

/** Writes a control's answer into a year of the saved answers. */
export function writeControl(control: Control, saved: SavedAnswers, taxYear: string): void {
  const year = (saved.years[taxYear] ??= {});
  if (control.type === 'checkbox') {
    const others = (year.ticks ?? []).filter((tick) => tick !== control.value);
    year.ticks = control instanceof HTMLInputElement && control.checked ? [...others, control.value] : others;
  } else (year.answers ??= {})[control.name] = control.value;
}
