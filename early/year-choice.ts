import { afterPaint } from '@/components/ui/after-paint';
import { YEAR_CHANGED, YEAR_PARAMETER } from '@/components/ui/tax-year';
import { findTab } from './year-tab';

/** Answers of each form and year. */
const answers = new Map<string, readonly (readonly [string, string])[]>();

/** Lets forms, fields, the address and links follow the open year, which year-tab.ts shows. */
export function followYearTabs(): void {
  const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? '';
  let year = valueOf(`[name=${YEAR_PARAMETER}][checked]`);
  const follow = () => {
    const former = year;
    year = valueOf(`[name=${YEAR_PARAMETER}]:checked`);
    // A field set to another year by hand stays.
    for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-follows-year]')) {
      if (select.value === former) select.value = year;
    }
    const address = new URL(location.href);
    address.searchParams.set(YEAR_PARAMETER, year);
    if (year !== former) history.replaceState(history.state, '', address);
    return former;
  };
  // A tab may have been turned before this script came; the answers given since stay with it.
  follow();
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== YEAR_PARAMETER) return;
    swapAnswers(follow(), year);
    // The tools' rendering would delay the frame that shows the tab.
    afterPaint(() => dispatchEvent(new Event(YEAR_CHANGED)));
  };
  addEventListener('change', onChange, true);

  // A link to another year turns its tab instead of reloading the page.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-year]') : null;
    const tab = findTab(link?.dataset.year);
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    tab.click();
  };
  addEventListener('click', onClick, true);
}

/** Stores the former year's answers and restores this year's. */
function swapAnswers(former: string, year: string): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-by-year]')) {
    const filled = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    answers.set(`${form.id} ${former}`, filled);
    form.reset();
    for (const [name, value] of answers.get(`${form.id} ${year}`) ?? []) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
      else if (control && 'value' in control) control.value = value;
    }
  }
}
