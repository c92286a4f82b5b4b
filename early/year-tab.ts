import { chosenTaxYear, pageYears, YEAR_PARAMETER } from '@/components/ui/tax-year';
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
  show(new URLSearchParams(location.search).get(YEAR_PARAMETER));
  whileParsing(() => {
    const tab = findTab(chosenTaxYear());
    if (tab) tab.checked = true;
  });
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === YEAR_PARAMETER) show(target.value);
  };
  addEventListener('change', onChange, true);
}

export function findTab(taxYear: unknown): HTMLInputElement | null {
  return document.querySelector(`input[name=${YEAR_PARAMETER}][value='${Number(taxYear)}']`);
}

function show(taxYear: string | null): void {
  const years = pageYears();
  const today = todayInBogota(new Date());
  const tab = Math.max(0, years.map((year) => `${year.taxYear}`).indexOf(taxYear ?? ''));
  const year = years[tab];
  const begun = years.filter(({ first }) => first <= today);
  const latest = begun.sort((a, b) => a.first.localeCompare(b.first)).at(-1);
  Object.assign(document.documentElement.dataset, {
    tab,
    phase: !year || today < year.first ? 'before' : today > year.last ? 'over' : 'open',
    latest: latest && latest !== year ? years.indexOf(latest) : '',
  });
}
