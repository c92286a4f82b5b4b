import type { Season } from '@/content/seasons/types';
import { formatShort } from '@/lib/tax/dates';
import { deadlinesFor } from '@/lib/tax/season';
import { placeInYear } from './year-drawing';

/** Marks an ending's days on the page's drawing of the season's year, if any; `null` clears them. */
export function markVisitorDays(ending: string | null, season: Season): void {
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
