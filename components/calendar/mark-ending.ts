import { formatShort } from '@/lib/tax/dates';
import { belongsTo } from '@/lib/tax/endings';
import { deadlinesFor } from '@/lib/tax/deadlines';
import { seasonFor } from '@/lib/words/active-season';
import { datesIn, setMark } from './deadline-cells';
import { GROUP, OWN, OWN_DAY, STATE, TODAY } from '@/components/dom/attributes';
import { placeInYear } from '@/lib/year-scale';

/** Marks the rows of an ending in every table and pins its days on the chart; `null` clears both. */
export function markEnding(ending: string | null): void {
  for (const { digits, cell, header } of datesIn(`table[${GROUP}]`)) {
    const own = ending !== null && belongsTo(ending, digits);
    for (const element of [cell, header]) setMark(element, OWN, own ? '' : undefined);
  }
  const drawing = document.querySelector<SVGElement>(`[${TODAY}]`);
  if (!drawing) return;
  const own = ending === null ? [] : deadlinesFor(ending, [seasonFor(Number(drawing.getAttribute(TODAY)))]);
  for (const pin of document.querySelectorAll<SVGElement>(`[${OWN_DAY}]`)) {
    const day = own.find(({ group, installment }) => pin.getAttribute(OWN_DAY) === `${group} ${installment}`);
    setMark(pin, STATE, day && 'own');
    if (!day) continue;
    pin.setAttribute('x', `${placeInYear(day.date, 0.5)}%`);
    pin.querySelector('text')?.replaceChildren(formatShort(day.date));
  }
}
