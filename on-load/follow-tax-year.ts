import { afterPaint } from '@/components/dom/after-paint';
import { answerControls, restoreControl } from '@/components/dom/answer-controls';
import { readSavedAnswers } from '@/components/dom/saved-answers';
import {
  askedTaxYear,
  chosenTaxYear,
  findTab,
  YEAR_CHANGED,
  YEAR_PARAMETER,
} from '@/components/tax-year/tax-year';
import { FILING_FORM } from '@/components/dom/tool-forms';

type Year = string | undefined;

/** Answers of the filing check and ticked documents, by year. */
const answers = new Map<
  Year,
  { given: readonly [name: string, value: FormDataEntryValue][]; ticks: string[] }
>();

/** Syncs answers, URL and links with the year of the chosen tab, which early/show-tax-year.ts shows. */
export function followTaxYear(): void {
  const opened = findTab(askedTaxYear()) ?? document.querySelector(`[name=${YEAR_PARAMETER}][checked]`);
  let year: Year = opened instanceof HTMLInputElement ? opened.value : undefined;
  const follow = () => {
    const former = year;
    year = chosenTaxYear();
    const address = new URL(location.href);
    address.searchParams.set(YEAR_PARAMETER, year ?? '');
    if (year !== former) history.replaceState(history.state, '', address);
    return former;
  };
  // If the visitor chose a tab before this script ran, answers given since belong to that year, saved ones don't.
  const former = follow();
  if (year !== former && readSavedAnswers()?.years[former ?? '']) swapAnswers(former, year);
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== YEAR_PARAMETER) return;
    swapAnswers(follow(), year);
    // Rendering the tools would delay the frame that shows the chosen tab.
    afterPaint(() => dispatchEvent(new Event(YEAR_CHANGED)));
  };
  addEventListener('change', onChange, true);

  // A link to another year chooses its tab instead of reloading the page.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const asked = link?.getAttribute('href')?.split(`?${YEAR_PARAMETER}=`)[1];
    const tab = findTab(asked);
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    tab.click();
  };
  addEventListener('click', onClick, true);
}

/** Deletes the answers of all years but the open one. */
export function discardAnswers(): void {
  answers.clear();
}

const ticksIn = () => answerControls().filter(({ type }) => type === 'checkbox') as HTMLInputElement[];

/** Stores the previous year's answers and restores this year's: those given on this page, or else the saved ones. */
function swapAnswers(former: Year, year: Year): void {
  const form = document.getElementById(FILING_FORM);
  if (!(form instanceof HTMLFormElement)) return;
  const ticked = ticksIn().filter(({ checked }) => checked);
  answers.set(former, { given: [...new FormData(form)], ticks: ticked.map(({ value }) => value) });
  form.reset();
  for (const tick of ticked) tick.checked = false;
  const own = answers.get(year);
  const saved = readSavedAnswers();
  if (!own && saved) for (const control of answerControls()) restoreControl(control, saved, year ?? '');
  for (const tick of ticksIn()) tick.checked ||= own?.ticks.includes(tick.value) ?? false;
  for (const [name, value] of own?.given ?? []) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control && 'value' in control) control.value = String(value);
  }
}
