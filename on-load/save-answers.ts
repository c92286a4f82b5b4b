import { answerControls, writeControl } from '@/components/dom/answer-controls';
import {
  ERASED,
  eraseSavedAnswers,
  HELD,
  HOLDS,
  changeSavedAnswers,
  SAVED_NOTE,
  PROGRESS,
  readSavedAnswers,
  SAID,
  showSavedNote,
  TICKED,
  watchErased,
} from '@/components/dom/saved-answers';
import { chosenTaxYear, YEAR_CHANGED, YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import { ANSWER, FILING_FORM, LOOKUP_DIGITS } from '@/components/dom/tool-forms';
import { discardAnswers } from './follow-tax-year';

/** Saves the answers of the income tax page as they are given, and erases them when asked; elsewhere does nothing. */
export function followAnswers(): void {
  if (chosenTaxYear() === undefined) return;
  saveEarlierAnswers();
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === YEAR_PARAMETER)
      changeSavedAnswers((saved) => (saved.year = target.value));
    else if (target instanceof HTMLInputElement && target.form?.id === FILING_FORM && target.type === 'text')
      eraseTap(target);
    else saveControl(target);
    showProgress();
  };
  addEventListener('change', onChange);
  addEventListener(YEAR_CHANGED, showProgress);
  const release = () => {
    for (const place of document.querySelectorAll(`[${HOLDS}][style]`)) place.removeAttribute('style');
  };
  addEventListener('input', release, { once: true });
  addEventListener('pagehide', holdHeights);
  addEventListener('click', ({ target }) => {
    const line = target instanceof Element && target.closest('button')?.closest(`[${SAVED_NOTE}]`);
    if (!line) return;
    eraseSavedAnswers();
    clearPage();
    const said = line.parentElement?.querySelector<HTMLElement>(`[${ERASED}]`);
    if (said) {
      said.setAttribute(SAID, '');
      said.textContent = said.getAttribute(ERASED);
    }
  });
  watchErased(clearPage);
  showProgress();
}

/** Saves the answers given before this script ran. */
function saveEarlierAnswers(): void {
  for (const control of answerControls())
    if (control instanceof HTMLInputElement && control.checked) saveControl(control);
}

function saveControl(target: EventTarget | null): void {
  const taxYear = chosenTaxYear() ?? '';
  const control = answerControls().find((each) => each === target && each.id !== LOOKUP_DIGITS);
  if (!control) return;
  const before = JSON.stringify(readSavedAnswers()?.years[taxYear]);
  const after = readSavedAnswers() ?? { at: 0, years: {} };
  writeControl(control, after, taxYear);
  if (JSON.stringify(after.years[taxYear]) !== before)
    changeSavedAnswers((saved) => writeControl(control, saved, taxYear));
}

/** A typed amount replaces the tapped answer of its condition; amounts are not saved. */
function eraseTap(field: HTMLInputElement): void {
  const taxYear = chosenTaxYear() ?? '';
  const name = field.name.replace(/-amount$/, '');
  if (readSavedAnswers()?.years[taxYear]?.answers?.[name] !== undefined)
    changeSavedAnswers((saved) => delete saved.years[taxYear]?.answers?.[name]);
}

/** Says how many of the documents that everybody needs are ticked: «Llevas 3 de 6». */
function showProgress(): void {
  const place = document.querySelector<HTMLElement>(`[${PROGRESS}]`);
  const boxes = place?.closest('section')?.querySelector('ul')?.querySelectorAll('input') ?? [];
  const ticked = [...boxes].filter(({ checked }) => checked).length;
  const words = place?.getAttribute(PROGRESS) ?? '';
  if (place) place.textContent = ticked > 0 ? words.replace(TICKED, `${ticked}`) : ' ';
}

/** Saves the heights of the answers, so that nothing jumps when they are restored at the next visit. */
function holdHeights(): void {
  if (!readSavedAnswers()) return;
  const taxYear = chosenTaxYear() ?? '';
  const places = [...document.querySelectorAll<HTMLElement>(`[${HOLDS}]:not(:empty)`)];
  const lookup = places.find((place) => place.getAttribute(HOLDS) === HELD.lookup)?.offsetHeight;
  // An answer that an amount decided will not be restored, so its height is not saved.
  const amounts = document.querySelectorAll<HTMLInputElement>(`#${FILING_FORM} [type=text]`);
  const verdict = [...amounts].some(({ value }) => value !== '')
    ? undefined
    : places.find((place) => place.querySelector(`[${ANSWER}]`))?.offsetHeight;
  changeSavedAnswers((saved) => (saved.held = { width: innerWidth, taxYear, lookup, verdict }));
}

/** Removes the answers from the open page as well. */
function clearPage(): void {
  discardAnswers();
  for (const form of document.querySelectorAll<HTMLFormElement>('main form:not([action])')) {
    form.reset();
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const control of answerControls()) {
    if (control.id === LOOKUP_DIGITS) {
      control.value = '';
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (control instanceof HTMLInputElement) control.checked = false;
  }
  // Lets the receipt count the ticks again.
  document.dispatchEvent(new Event('change', { bubbles: true }));
  showSavedNote();
  showProgress();
}
