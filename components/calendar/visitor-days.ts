import { formatShort } from '@/lib/tax/dates';
import { deadlinesFor } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { placeInYear } from './year-drawing';

/** Marks an ending's days on the page's drawing of a season's year, if any; `null` clears them. */
export function markVisitorDays(ending: string | null): void {
  const drawing = document.querySelector<SVGElement>('[data-today]');
  if (!drawing) return;
  const season = seasonFor(Number(drawing.dataset.today));
  const days = new Map(
    (ending === null ? [] : deadlinesFor(ending, [season])).map(({ group, installment, date }) => [
      `${group} ${installment}`,
      date,
    ]),
  );
  for (const mark of document.querySelectorAll<SVGElement>('[data-own-day]')) {
    const date = days.get(mark.dataset.ownDay ?? '');
    if (date === undefined) {
      delete mark.dataset.state;
      continue;
    }
    mark.dataset.state = 'own';
    mark.setAttribute('x', `${placeInYear(date, 0.5)}%`);
    const label = mark.querySelector('text');
    if (label) label.textContent = formatShort(date);
  }
}
