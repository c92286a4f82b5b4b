import { chosenTaxYear, pageYears, YEAR_CHANGED, YEAR_PARAMETER } from '@/components/ui/tax-year';
import { todayInBogota } from '@/lib/tax/dates';

/** What was answered for each year, by form: facts of one year are not another's. */
const answers = new Map<string, readonly (readonly [string, string])[]>();

/**
 * Answers the tabs of the tax years, before the first paint and without the framework: `?ag=2025` opens one.
 * `<html>` says which is open (`data-tab`, 0 the active season's), whether its window is to come, open or over
 * (`data-phase`), and which other one is the latest whose window has begun (`data-latest`); style sheets show
 * what is of it.
 */
export function answerYearTabs(): void {
  const asked = new URLSearchParams(location.search).get(YEAR_PARAMETER);
  show(pageYears().findIndex(({ taxYear }) => String(taxYear) === asked));
  if (document.documentElement.dataset.tab !== '0') {
    tickWhenParsed(asked ?? '');
    addEventListener('DOMContentLoaded', () => follow(pageYears()[0]?.taxYear));
  }

  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== YEAR_PARAMETER) return;
    const former = chosenTaxYear();
    show(pageYears().findIndex(({ taxYear }) => String(taxYear) === target.value));
    swapAnswers(former);
    follow(former);
    const address = new URL(location.href);
    address.searchParams.set(YEAR_PARAMETER, target.value);
    history.replaceState(history.state, '', address);
    dispatchEvent(new Event(YEAR_CHANGED));
  });

  // A link to another year of this page turns its tab, where it would else load the page anew.
  addEventListener('click', (event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a[data-year]') : null;
    const tab = link instanceof HTMLElement ? tabOf(link.dataset.year ?? '') : null;
    if (!tab || opensElsewhere) return;
    event.preventDefault();
    tab.click();
  });
}

function show(index: number): void {
  const years = pageYears();
  const today = todayInBogota(new Date());
  const tab = Math.max(index, 0);
  const year = years[tab];
  const begun = years.filter(({ first }) => first <= today);
  const latest = begun.sort((a, b) => a.first.localeCompare(b.first)).at(-1);
  const phase = !year || today < year.first ? 'before' : today > year.last ? 'over' : 'open';
  Object.assign(document.documentElement.dataset, {
    tab,
    phase,
    latest: latest && latest !== year ? years.indexOf(latest) : '',
  });
}

function tabOf(taxYear: string): HTMLInputElement | null {
  return document.querySelector(`input[name='${YEAR_PARAMETER}'][value='${CSS.escape(taxYear)}']`);
}

/** Before the tab is painted: a mutation is told as soon as the parser has made it. */
function tickWhenParsed(taxYear: string): void {
  const observer = new MutationObserver(() => {
    const tab = tabOf(taxYear);
    if (!tab) return;
    observer.disconnect();
    tab.checked = true;
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
}

/** A field that shows the page's year turns with it; one set to another by hand stays. */
function follow(former: number | undefined): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-follows-year]')) {
    if (select.value === String(former)) select.value = String(chosenTaxYear());
  }
}

/** Keeps what was answered for the former year, and brings back what was for this one. */
function swapAnswers(former: number): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-by-year]')) {
    const filled = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    answers.set(`${form.id} ${former}`, filled);
    form.reset();
    for (const [name, value] of answers.get(`${form.id} ${chosenTaxYear()}`) ?? []) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
      else if (control && 'value' in control) control.value = value;
    }
  }
}
