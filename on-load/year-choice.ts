import { FILING_FORM } from '@/components/dom/tool-forms';
import { afterPaint } from '@/components/dom/after-paint';
import { chosenTaxYear, YEAR_CHANGED, YEAR_PARAMETER } from '@/components/dom/tax-year';
import { findTab } from '@/early/year-tab';

type Year = string | undefined;

/** The check's answers of each year. */
const answers = new Map<Year, readonly [name: string, value: FormDataEntryValue][]>();

/** Lets the check's answers, the address and links follow the open year, which year-tab.ts shows. */
export function followYearTabs(): void {
  let year: Year = document.querySelector<HTMLInputElement>(`[name=${YEAR_PARAMETER}][checked]`)?.value;
  const follow = () => {
    const former = year;
    year = chosenTaxYear();
    const address = new URL(location.href);
    address.searchParams.set(YEAR_PARAMETER, year ?? '');
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
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const asked = link?.getAttribute('href')?.split(`?${YEAR_PARAMETER}=`)[1];
    const tab = findTab(asked);
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    tab.click();
  };
  addEventListener('click', onClick, true);
}

/** Stores the former year's answers and restores this year's. */
function swapAnswers(former: Year, year: Year): void {
  const form = document.getElementById(FILING_FORM);
  if (!(form instanceof HTMLFormElement)) return;
  answers.set(former, [...new FormData(form)]);
  form.reset();
  for (const [name, value] of answers.get(year) ?? []) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control && 'value' in control) control.value = String(value);
  }
}
