import { formatShort } from '@/lib/tax/dates';
import { belongsTo } from '@/lib/tax/endings';
import { deadlinesFor } from '@/lib/tax/deadlines';
import { seasonFor } from '@/lib/words/active-season';
import { datesIn } from './deadline-cells';
import { placedIn } from './lookup-words';
import type { Case } from '@/components/case/case';
import { GROUP, OWN, OWN_DAY, setAttribute, STATE, TODAY } from '@/components/dom/attributes';
import { placeInYear } from '@/lib/year-scale';

/** Marks the rows of an ending in every table; `null` clears the marks. */
export function markEnding(ending: string | null): void {
  for (const { digits, cell, header } of datesIn(`table[${GROUP}]`)) {
    const own = ending !== null && belongsTo(ending, digits);
    for (const element of [cell, header]) setAttribute(element, OWN, own ? '' : undefined);
  }
}

/** Pins the days of an ending on the chart, by the case's answer to a decree's question; `null` clears the pins. */
export function pinDays(ending: string | null, record: Case): void {
  const drawing = document.querySelector<SVGElement>(`[${TODAY}]`);
  if (!drawing) return;
  const drawn = seasonFor(Number(drawing.getAttribute(TODAY)));
  const own = ending === null ? [] : deadlinesFor(ending, [drawn]).map(placedIn(record));
  for (const pin of document.querySelectorAll<SVGElement>(`[${OWN_DAY}]`)) {
    const day = own.find(({ group, installment }) => pin.getAttribute(OWN_DAY) === `${group} ${installment}`);
    setAttribute(pin, STATE, day && 'own');
    if (!day) continue;
    pin.setAttribute('x', `${placeInYear(day.date, 0.5)}%`);
    pin.querySelector('text')?.replaceChildren(formatShort(day.date));
  }
}
