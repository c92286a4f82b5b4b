import { placeInYear } from '@/lib/year-scale';
import { chosenTaxYear, YEAR_CHANGED, yearsData } from '@/components/tax-year/tax-year';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { RULER } from '@/components/dom/attributes';
import { isIsoDate, todayInBogota } from '@/lib/tax/dates';

/** Draws the open year's filing window over the months, and today while the window is open. */
export function drawWindow(): void {
  const ruler = document.getElementById(RULER);
  const [bar, today] = [ruler?.querySelector('rect'), ruler?.querySelector('svg')];
  const data = yearsData();
  if (!bar || !today || !data) return;
  const draw = () => {
    const { first = '', last = '' } = data.years.find(({ taxYear }) => taxYear === chosenTaxYear()) ?? {};
    if (!isIsoDate(first) || !isIsoDate(last)) return;
    const from = placeInYear(first, 0);
    bar.setAttribute('x', `${from}%`);
    bar.setAttribute('width', `${placeInYear(last, 1) - from}%`);
    const day = todayInBogota(new Date());
    today.setAttribute('x', `${placeInYear(day, 0.5)}%`);
    today.setAttribute('visibility', day >= first && day <= last ? 'visible' : 'hidden');
  };
  watchBogotaDay(draw);
  addEventListener(YEAR_CHANGED, draw);
}
