import { pageYears, YEAR_PARAMETER } from '@/components/ui/tax-year';
import { todayInBogota } from '@/lib/tax/dates';
import { whileParsing } from './while-parsing';

/** Set on `<html>`; stylesheets show what belongs to them. */
export const YEAR_ATTRIBUTES = ['data-tab', 'data-phase', 'data-latest'] as const;

/**
 * Answers the tabs of the tax years without the framework; `?ag=2025` opens one before the first paint.
 * `data-tab` on `<html>`: the open tab, 0 for the active season.
 * `data-phase`: whether its window is to come, open or over.
 * `data-latest`: the latest other tab whose window has begun.
 */
export function answerYearTabs(): void {
  const asked = new URLSearchParams(location.search).get(YEAR_PARAMETER);
  show(asked);
  if (document.documentElement.dataset.tab !== '0') {
    let isTicked = false;
    whileParsing(() => {
      const tab = isTicked ? null : findTab(asked);
      if (tab) tab.checked = isTicked = true;
    });
  }
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === YEAR_PARAMETER) show(target.value);
  };
  addEventListener('change', onChange, true);
}

export function findTab(taxYear: string | null | undefined): HTMLInputElement | null {
  return document.querySelector(`input[name=${YEAR_PARAMETER}][value='${Number(taxYear)}']`);
}

function show(taxYear: string | null): void {
  const years = pageYears();
  const today = todayInBogota(new Date());
  const tab = Math.max(
    years.findIndex((each) => String(each.taxYear) === taxYear),
    0,
  );
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
