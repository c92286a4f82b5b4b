import { afterPaint } from '@/components/dom/after-paint';
import {
  CASE_NOTE,
  ERASED,
  FIGURE,
  FILING_FORM,
  LOOKUP_DIGITS,
  RESTORED,
  RETURN_LINE,
  WAITING,
} from '@/components/dom/attributes';
import { chosenTaxYear, findTab, YEAR_CHANGED, YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import {
  askedTab,
  CASE_CHANGED,
  carryCase,
  changeCase,
  changeYear,
  eraseCase,
  readCase,
  watchErased,
} from './case';
import { caseControls, restoreControl, showCaseNotes, showReturnLine } from './controls';
import { showProgress } from './progress';

type Year = string | undefined;

/** Typed amounts and opened fields by year: they are not kept, and last as long as the page. */
const amounts = new Map<Year, readonly (readonly [name: string, value: string])[]>();

/** Stores the visitor's answers in the case, keeps address and links in step, and erases the case when asked. */
export function followCase(): void {
  addEventListener(CASE_CHANGED, showCaseNotes);
  addEventListener('click', eraseWhenAsked);
  addEventListener('click', carryToOtherPage, true);
  watchErased(clearPage);
  addEventListener('input', release, { once: true });
  if (document.querySelector(`form[${WAITING}]`)) release();
  if (chosenTaxYear() === undefined) return;
  followTabs();
  addEventListener('change', ({ target }) => {
    tell(target);
    showProgress();
  });
  addEventListener(YEAR_CHANGED, showProgress);
  showProgress();
}

/** Marks the tools as used: what they show is no longer restored from an earlier visit, so changes are announced. */
function release(): void {
  for (const tool of document.querySelectorAll(`[${RESTORED}]`)) tool.removeAttribute(RESTORED);
}

/** Keeps the answers given before this script ran, which may be of another year than the one first opened. */
function followTabs(): void {
  const opened = askedTab() ?? document.querySelector<HTMLInputElement>(`[name=${YEAR_PARAMETER}][checked]`);
  let year: Year = opened?.value;
  const follow = () => {
    const former = year;
    year = chosenTaxYear();
    if (year === former || year === undefined) return former;
    const address = new URL(location.href);
    address.searchParams.set(YEAR_PARAMETER, year);
    history.replaceState(history.state, '', address);
    return former;
  };
  // If the visitor chose a tab before this script ran, answers given since belong to that year, restored ones don't.
  const former = follow();
  if (year !== former && readCase().years[former ?? '']) showYear(year);
  for (const control of caseControls())
    if (control instanceof HTMLInputElement && control.checked && !isTold(control)) tell(control);
  const named = new URLSearchParams(location.search).get(YEAR_PARAMETER);
  // A link that names a year makes it the case's year; without an earlier answer nothing is stored.
  if (readCase().at > 0 && named === year) changeCase((told) => (told.year = year));

  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== YEAR_PARAMETER) return;
    keepAmounts(follow());
    showYear(year);
    changeCase((told) => (told.year = year));
    showReturnLine(document.querySelector(`[${RETURN_LINE}]:not([hidden])`) !== null);
    // Rendering the tools would delay the frame that shows the chosen tab.
    afterPaint(() => dispatchEvent(new Event(YEAR_CHANGED)));
  };
  addEventListener('change', onChange, true);

  // A link to another year chooses its tab instead of reloading the page.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isHere = link?.pathname === location.pathname && link.origin === location.origin;
    const tab = isHere && link ? findTab(new URLSearchParams(link.search).get(YEAR_PARAMETER)) : null;
    if (!link || !tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    tab.click();
    if (link.hash !== '') location.hash = link.hash;
  };
  addEventListener('click', onClick, true);
}

function isTold({ type, name, value }: HTMLInputElement): boolean {
  const { answers, ticks } = readCase().years[chosenTaxYear() ?? ''] ?? {};
  return type === 'checkbox' ? ticks?.includes(value) === true : answers?.[name] === value;
}

/** Writes a changed control of the page into the case. */
function tell(target: EventTarget | null): void {
  const taxYear = chosenTaxYear() ?? '';
  if (target instanceof HTMLInputElement && target.form?.id === FILING_FORM && target.type === 'text')
    return tellFigure(target, taxYear);
  const control = caseControls().find((each) => each === target && each.id !== LOOKUP_DIGITS);
  if (!control) return;
  control.closest('li')?.removeAttribute(FIGURE);
  changeYear(taxYear, (year) => {
    if (control.type === 'checkbox') {
      const others = (year.ticks ?? []).filter((tick) => tick !== control.value);
      year.ticks = (control as HTMLInputElement).checked ? [...others, control.value] : others;
      return;
    }
    (year.answers ??= {})[control.name] = control.value;
    year.figures = year.figures?.filter((name) => name !== control.name);
  });
}

/** Stores the yes or no that a typed amount gave, but not the amount. */
function tellFigure(field: HTMLInputElement, taxYear: string): void {
  const name = field.name.replace(/-amount$/, '');
  const given = document.querySelector<HTMLInputElement>(`#${FILING_FORM} [name='${name}']:checked`)?.value;
  if (field.value === '') return;
  changeYear(taxYear, (year) => {
    if (given === undefined) delete year.answers?.[name];
    else (year.answers ??= {})[name] = given;
    year.figures = [...(year.figures ?? []).filter((each) => each !== name), ...(given ? [name] : [])];
  });
}

const amountFields = () =>
  document.querySelectorAll<HTMLInputElement>(`#${FILING_FORM} :is([type=text],[type=checkbox])`);

function keepAmounts(taxYear: Year): void {
  const filled = [...amountFields()].filter(({ type, value, checked }) =>
    type === 'text' ? value !== '' : checked,
  );
  amounts.set(
    taxYear,
    filled.map(({ name, value }) => [name, value]),
  );
}

/** Fills the controls with the stored answers for a year, and clears the others; the lookup's digits stay. */
function showYear(taxYear: Year): void {
  clearControls(({ id }) => id !== LOOKUP_DIGITS);
  for (const control of caseControls().filter(({ id }) => id !== LOOKUP_DIGITS))
    restoreControl(control, readCase(), taxYear);
  release();
  const typed = new Map(amounts.get(taxYear));
  for (const field of amountFields()) {
    if (field.type === 'checkbox') field.checked = typed.has(field.name);
    else field.value = typed.get(field.name) ?? '';
  }
}

function clearControls(isMeant: (control: Element) => boolean): void {
  const form = document.getElementById(FILING_FORM);
  if (form instanceof HTMLFormElement) form.reset();
  for (const row of document.querySelectorAll(`[${FIGURE}]`)) row.removeAttribute(FIGURE);
  for (const control of caseControls().filter(isMeant)) {
    if (control.id === LOOKUP_DIGITS) {
      control.value = '';
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (control instanceof HTMLInputElement) control.checked = false;
  }
}

/** Erases the case, also from the open page, and puts the focus on the sentence that says so. */
function eraseWhenAsked({ target }: Event): void {
  const note =
    target instanceof Element && target.closest('button')?.closest(`[${CASE_NOTE}],[${RETURN_LINE}]`);
  if (!note) return;
  eraseCase();
  clearPage();
  const said = note.parentElement?.querySelector<HTMLElement>(`[${ERASED}]`);
  if (!said) return;
  said.textContent = said.getAttribute(ERASED);
  said.focus();
}

/** Clears the answers shown on the open page. */
function clearPage(): void {
  amounts.clear();
  for (const form of document.querySelectorAll<HTMLFormElement>('main form:not([action])')) form.reset();
  clearControls(() => true);
  for (const form of document.querySelectorAll('main form:not([action])'))
    form.dispatchEvent(new Event('input', { bubbles: true }));
  // Lets the receipt count the ticks again.
  document.dispatchEvent(new Event('change', { bubbles: true }));
  showCaseNotes();
}

/** Links to other pages of the site carry digits and year in their fragment if the browser refuses storage. */
function carryToOtherPage({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!window.visitorCase || !link || link.origin !== location.origin || link.pathname === location.pathname)
    return;
  link.hash = carryCase(new URL(link.href)).hash;
}
