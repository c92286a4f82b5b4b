import {
  CASE_NOTE,
  DOCUMENT_TICK,
  FIGURE,
  FIGURE_WORDS,
  FILING_FORM,
  LOOKUP_DIGITS,
  LOOKUP_FORM,
  RESTORED,
  RETURN_LINE,
  RETURN_YEAR,
} from '@/components/dom/attributes';
import { chosenTaxYear } from '@/components/tax-year/tax-year';
import { askedDigits, hasTold, readCase, type Case } from './case';

/** Placeholder of the year in the line that returning visitors see. */
export const YEAR = '#';

type Control = HTMLInputElement | HTMLSelectElement;

/** Controls whose answers are kept: radios and situation of the filing check, digits of the lookup, ticked documents. */
export function caseControls(): Control[] {
  const all = `#${FILING_FORM} :is([type=radio],select),#${LOOKUP_DIGITS},[name=${DOCUMENT_TICK}]`;
  return [...document.querySelectorAll<Control>(all)];
}

/** Returns what restores the case's answers for the open year as the parser adds controls, before they are painted. */
export function restoreCase(): () => void {
  const told = readCase();
  const restored = new Set<Element>();
  return () => {
    for (const control of caseControls()) {
      if (!restored.has(control)) restoreControl(control, told, chosenTaxYear());
      // Otherwise the Back button would bring back the ticks of an erased case. HTML knows the attribute for fields only.
      if (control.type === 'checkbox') control.autocomplete = 'off';
      restored.add(control);
    }
    showCaseNotes();
    showReturnLine();
  };
}

/** Restores a control's stored answer for a tax year; a control without one stays as it is. */
export function restoreControl(control: Control, told: Case, taxYear = ''): void {
  const { answers = {}, figures = [], ticks = [] } = told.years[taxYear] ?? {};
  const answer = answers[control.name];
  if (control.id === LOOKUP_DIGITS) restoreDigits(control);
  else if (control.type === 'checkbox')
    (control as HTMLInputElement).checked ||= ticks.includes(control.value);
  else if (answer === undefined) return;
  else if (control instanceof HTMLInputElement) control.checked ||= answer === control.value;
  // An option of an earlier version of the page may be gone.
  else if ([...control.options].some(({ value }) => value === answer)) control.value = answer;
  const form = document.getElementById(FILING_FORM);
  if (control.type !== 'radio' || !form) return;
  form.setAttribute(RESTORED, '');
  // React leaves alone an attribute that it did not render; the stylesheet shows its words.
  if (figures.includes(control.name))
    control.closest('li')?.setAttribute(FIGURE, form.getAttribute(FIGURE_WORDS) ?? '');
}

function restoreDigits(field: Control): void {
  const { digits, who } = askedDigits();
  // The page with year tabs is for natural persons, so a company's digits have no date there.
  if (digits === '' || (who && chosenTaxYear() !== undefined)) return;
  field.value ||= digits;
  document.getElementById(LOOKUP_FORM)?.setAttribute(RESTORED, '');
}

/** Shows the notes that a case is kept, or hides them when none is. */
export function showCaseNotes(): void {
  const isKept = hasTold(readCase());
  for (const note of document.querySelectorAll<HTMLElement>(`[${CASE_NOTE}]`)) note.hidden = !isKept;
  if (!isKept) showReturnLine(false);
}

/** Shows or hides the line that returning visitors see; it names the case's year while that year's tab is open. */
export function showReturnLine(isShown = hasTold(readCase())): void {
  const line = document.querySelector<HTMLElement>(`[${RETURN_LINE}]`);
  const place = line?.querySelector(`[${RETURN_YEAR}]`);
  if (!line || !place) return;
  line.hidden = !isShown;
  const { year } = readCase();
  const isOpen = year !== undefined && year === chosenTaxYear();
  const words = isOpen ? (place.getAttribute(RETURN_YEAR) ?? '').replace(YEAR, year) : '.';
  // Writing the same words again would call the parser's observer without end.
  if (place.textContent !== words) place.textContent = words;
}
