import {
  CASE_NOTE,
  DOCUMENT_TICK,
  FIGURE,
  FILING_FORM,
  LATE_YEAR,
  LOOKUP_DIGITS,
  RESTORED,
  RETURNED,
  RETURNED_YEAR,
} from '@/components/dom/attributes';
import { chosenTaxYear, YEAR_PARAMETER, yearsData } from '@/components/tax-year/tax-year';
import { todayInBogota } from '@/lib/tax/dates';
import {
  initialDigits,
  initialTab,
  hasTold,
  isAnswered,
  readCase,
  type CaseYear,
} from '@/components/case/case';
import { isOpen } from '@/page-scripts/shared/while-parsing';

type Control = HTMLInputElement | HTMLSelectElement;

/** Controls whose answers are kept by year: radios and situation of the filing check, and ticked documents. */
export function yearControls(): NodeListOf<Control> {
  return document.querySelectorAll(`#${FILING_FORM} :is([type=radio],select),[name=${DOCUMENT_TICK}]`);
}

/** Returns what restores the case's tab and answers as the parser adds controls, before they are painted. */
export function restoreAnswers(): () => void {
  const { years } = readCase();
  const restored = new Set<Element>();
  return () => {
    const tabs = document.querySelectorAll<HTMLInputElement>(`[name=${YEAR_PARAMETER}]`);
    for (const control of [...tabs, ...yearControls()]) {
      // A list may still lack its options.
      if (restored.has(control) || isOpen(control)) continue;
      restored.add(control);
      const isTab = control.name === YEAR_PARAMETER;
      if (!isTab) showAnswer(control, years[chosenTaxYear() ?? 0]);
      else if (control === initialTab()) control.checked = true;
      // The browser would bring back the ticks of an erased case, or another tab; HTML can't forbid it, as it does for fields.
      if (isTab || control.type === 'checkbox') control.autocomplete = 'off';
      if (control.type === 'radio' && control.matches(':checked')) control.form?.setAttribute(RESTORED, '');
    }
    showFigureNotes(years[chosenTaxYear() ?? 0]);
  };
}

/** Restores the digits of the lookup. @returns true once the parser has added their field */
export function restoreDigits(): boolean {
  const field = document.querySelector<HTMLInputElement>(`#${LOOKUP_DIGITS}`);
  if (!field) return false;
  field.value ||= initialDigits().digits;
  const { value } = field;
  if (value === '') return true;
  field.form?.setAttribute(RESTORED, '');
  // A tap selects the restored digits, so that typing replaces them, although no tool has started.
  field.addEventListener('click', () => field.value === value && field.select(), { once: true });
  return true;
}

/** Chooses the named year in the calculator, if that year is late. @returns true once the parser has added its option */
export function restoreLateYear(): boolean {
  const list = document.getElementById(LATE_YEAR);
  const taxYear = initialTab()?.value;
  // Answers may excuse the visitor, digits make the answer longer.
  const isTold = Object.values(readCase().years).some(({ answers }) => answers);
  if (isTold || initialDigits().digits) list?.closest('form')?.setAttribute(RESTORED, isTold ? 'told' : '');
  const option = list?.querySelector<HTMLOptionElement>(`[value='${taxYear}']`);
  const named = option && yearsData()?.years.find((year) => year.taxYear === taxYear);
  if (!named) return false;
  if (named.first < todayInBogota()) option.selected = true;
  return true;
}

/** Shows a control's stored answer for a tax year; a control without one is cleared. */
export function showAnswer(control: Control, yearRecord: CaseYear = {}): void {
  if (control instanceof HTMLSelectElement) {
    control.value = yearRecord.answers?.[control.name] ?? '';
    // An option of an earlier version of the page may be gone.
    control.selectedIndex = Math.max(control.selectedIndex, 0);
  } else control.checked = isTold(control, yearRecord);
}

/** Says in each row whether a typed figure gave the stored answer: only the answer is kept. */
export function showFigureNotes({ figures = [] }: CaseYear = {}): void {
  for (const note of document.querySelectorAll<HTMLElement>(`[${FIGURE}]`))
    note.hidden = !figures.includes(note.getAttribute(FIGURE) ?? '');
}

/** True if a control's value is a stored answer or tick for a tax year. */
function isTold({ type, name, value }: Control, { answers = {}, ticks = [] }: CaseYear): boolean {
  return type === 'checkbox' ? ticks.includes(value) : answers[name] === value;
}

/** True if a control has an answer of the visitor that is not stored for a tax year. */
export function isGiven(control: Control, yearRecord: CaseYear = {}): boolean {
  const isChosen = control instanceof HTMLSelectElement ? control.selectedIndex > 0 : control.checked;
  return isChosen && !isTold(control, yearRecord);
}

/**
 * Shows the notes that a case is kept, or hides them when none is.
 * @param isReturn show the note that returning visitors see, too
 */
export function showCaseNotes(isReturn = false): void {
  const isKept = hasTold(readCase());
  for (const note of document.querySelectorAll<HTMLElement>(`[${CASE_NOTE}]`)) {
    if (isReturn || !isKept || note.getAttribute(CASE_NOTE) !== RETURNED) note.hidden = !isKept;
    for (let next = note.nextElementSibling; isKept && next; next = next.nextElementSibling)
      next.toggleAttribute('hidden', true);
  }
  showReturnedYear();
}

/** Says which year a returning visitor's answers are about: the open one, or another one with a link to it. */
function showReturnedYear(): void {
  const { years } = readCase();
  const open = String(chosenTaxYear());
  const tabs = [...document.querySelectorAll<HTMLInputElement>(`[name=${YEAR_PARAMETER}]`)];
  const answered = tabs.filter(({ value }) => isAnswered(years[value])).map(({ value }) => value);
  const year = answered.find((each) => each === open) ?? answered.at(-1);
  const kind = year === undefined ? 'none' : year === open ? 'open' : 'other';
  for (const line of document.querySelectorAll<HTMLElement>(`[${RETURNED_YEAR}]`)) {
    line.hidden = line.getAttribute(RETURNED_YEAR) !== kind;
    const [link, name] = [line.querySelector('a'), line.querySelector('b')];
    // The same text set again would count as a change to the document, which is watched while it is parsed.
    if (!link || !name || name.textContent === year) continue;
    link.search = `?${YEAR_PARAMETER}=${year}`;
    name.textContent = year ?? '';
  }
}
