import { afterPaint } from '@/components/dom/later';
import {
  CASE_FORM,
  CASE_NOTE,
  DOCUMENT_TICK,
  ERASES_MESSAGE,
  RESTORED,
  WAITING,
} from '@/components/dom/attributes';
import { eraseMessage, hasChangedProposal } from '@/lib/lead/contact-draft';
import { chosenTaxYear, findTab, YEAR_CHANGED, YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import {
  addressParameter,
  initialTab,
  CASE_CHANGED,
  changeCase,
  changeYear,
  eraseCase,
  erasedAt,
  hasTold,
  leaveNoTrace,
  listWith,
  readCase,
  tellCondition,
  watchTabs,
  writeParameter,
} from '@/components/case/case';
import { isGiven, showAnswer, showCaseNotes, showFigureNotes, yearControls } from './controls';

/** Stores the visitor's answers in the case, keeps address and links in step, and erases the case when asked. */
export function followCase(): void {
  addEventListener('click', eraseWhenAsked);
  addEventListener('click', followLink, true);
  watchTabs(showCase, forget);
  keepFields();
  addEventListener('input', release, { once: true });
  if (document.querySelector(`form[${WAITING}]`)) release();
  if (chosenTaxYear() !== undefined) followTabs();
  showCase();
  // The tapped chip is painted first.
  addEventListener(CASE_CHANGED, () => afterPaint(showCase));
  // The button may have been pressed before this script came.
  eraseWhenAsked({ target: window.tapped ?? null });
}

/** Shows the notes and the answers of the stored case. */
function showCase(): void {
  showCaseNotes();
  fillControls();
}

/** Marks the tools as used: what they show is no longer restored from an earlier visit, so changes are announced. */
function release(): void {
  for (const tool of document.querySelectorAll(`[${RESTORED}]`)) tool.removeAttribute(RESTORED);
}

/**
 * Gives back what Safari takes: when «Back» shows a page that it kept, it empties the fields and the forms with
 * `autocomplete=off` (seen before November 2026, version not noted; `case.test.tsx` imitates it). A case that was
 * erased meanwhile is cleared from the page.
 */
function keepFields(): void {
  addEventListener('pagehide', () => {
    const hadTold = hasTold(readCase());
    const erased = erasedAt();
    const fields = document.querySelectorAll<HTMLInputElement>(
      `[${CASE_FORM}] :is(input, select), [name=${DOCUMENT_TICK}]`,
    );
    const states = [...fields].map((field) => ({ field, value: field.value, checked: field.checked }));
    const putBack = () => {
      for (const { field, value, checked } of states) {
        // WebKitGTK 2.50, November 2026: the same value written again scrolls to the caret.
        if (field.value !== value) field.value = value;
        if (field.checked !== checked) field.checked = checked;
      }
    };
    const onReturn = () => {
      if (erased !== erasedAt() || (hadTold && !hasTold(readCase()))) forget();
      else setTimeout(putBack);
    };
    addEventListener('pageshow', onReturn, { once: true });
  });
}

/** Shows the answers of each chosen tab's year, and stores those given before this script ran. */
function followTabs(): void {
  const opened =
    initialTab() ?? document.querySelector<HTMLInputElement>(`[name=${YEAR_PARAMETER}][checked]`);
  let year = Number(opened?.value);
  const turnTo = (chosen: number) => {
    year = chosen;
    writeParameter(YEAR_PARAMETER, String(year));
    changeCase((record) => (record.year = year));
    release();
    // Rendering the tools would delay the frame that shows the chosen tab.
    afterPaint(() => {
      fillControls();
      dispatchEvent(new Event(YEAR_CHANGED));
    });
  };
  const onChoice = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === YEAR_PARAMETER) turnTo(Number(target.value));
  };
  // A tap on the open tab names its year, too.
  addEventListener('click', onChoice, true);
  addEventListener('change', ({ target }) => tell(target));

  // If the visitor chose a tab before this script ran, answers given since belong to that year, restored ones don't.
  const restored = readCase().years[year];
  for (const control of yearControls()) if (isGiven(control, restored)) tell(control);
  const chosen = chosenTaxYear() ?? 0;
  if (chosen !== year) turnTo(chosen);
  // A link that names a year makes it the case's year; without an earlier answer nothing is stored.
  if (readCase().at > 0 && Number(addressParameter(YEAR_PARAMETER)) === year)
    changeCase((record) => (record.year = year));
}

/** Stores what a control says about the open year: a tick or an answer. */
function tell(target: EventTarget | null): void {
  const control = [...yearControls()].find((each) => each === target);
  if (!control) return;
  const { name, value } = control;
  const taxYear = chosenTaxYear() ?? 0;
  if (name !== DOCUMENT_TICK) return tellCondition(taxYear, name, value);
  changeYear(taxYear, (year) => (year.ticks = listWith(year.ticks, value, control.matches(':checked'))));
}

/** Fills the controls with the stored answers for the open year, and clears the others; the lookup's digits stay. */
function fillControls(): void {
  const yearRecord = readCase().years[chosenTaxYear() ?? 0];
  for (const control of yearControls()) showAnswer(control, yearRecord);
  showFigureNotes(yearRecord);
}

/** Erases the case, also from the open page, and puts the focus on the sentence that says so. */
function eraseWhenAsked({ target }: Pick<Event, 'target'>): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const line = button?.hasAttribute(ERASES_MESSAGE) && button.parentElement;
  if (line) {
    eraseMessage();
    line.hidden = true;
    (line.previousElementSibling as HTMLElement).focus();
  }
  const note = button?.closest(`[${CASE_NOTE}]`);
  if (!note) return;
  eraseCase();
  clearTools();
  const [said, aboutMessage] = [note.nextElementSibling, note.nextElementSibling?.nextElementSibling];
  aboutMessage?.toggleAttribute('hidden', !hasChangedProposal());
  if (!(said instanceof HTMLElement)) return;
  said.hidden = false;
  said.focus();
}

/** Clears a page of a case that was erased on another one. */
function forget(): void {
  leaveNoTrace();
  clearTools();
}

/** Clears the tools and the ticks on the open page; a tool that has started forgets at its form's `reset` event. */
function clearTools(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${CASE_FORM}]`)) form.reset();
  dispatchEvent(new Event(CASE_CHANGED));
}

/** A link to another year chooses its tab instead of reloading the page. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== location.origin || link.pathname !== location.pathname) return;
  const tab = findTab(new URLSearchParams(link.search).get(YEAR_PARAMETER));
  if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  tab.click();
  // The browser scrolls to no fragment that the address has already.
  if (link.hash === location.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
  else if (link.hash !== '') location.hash = link.hash;
}
