import { deadlineMarks } from '@/content/lookup';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { todayInBogota } from '@/lib/tax/dates';
import { placeInYear } from '@/lib/year-drawing';

/*
 * The server's tables are the same on every day. Marks that depend on the visitor or the day are data attributes,
 * which React does not own and so leaves alone.
 */

/** Sets a data attribute, or removes it. */
export function setMark({ dataset }: HTMLElement | SVGElement, name: string, value: string | undefined) {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** A table's dates, each with its cell and its row header, which are marked alike. */
export function datesIn(tables: string) {
  return [...document.querySelectorAll<HTMLElement>(`${tables} td`)].map((cell) => {
    const header = cell.previousElementSibling as HTMLElement;
    const date = cell.querySelector('time')?.dateTime ?? '';
    return { cell, date, digits: header.textContent.match(/\d+/g)?.join('-') ?? '', marked: [cell, header] };
  });
}

/** Mutes the dates that have passed in Colombia, and marks each group's next one and today's. */
export function markByDay(now: Date): void {
  const today = todayInBogota(now);
  // Of each pair of sentences one holds: until a last date, or after it.
  for (const element of document.querySelectorAll<HTMLElement>('[data-turns]')) {
    const { turns = '', until = '', after = '' } = element.dataset;
    element.textContent = today > turns ? after : until;
  }
  // Today has a place on a drawing of its own year, and on no other.
  for (const drawn of document.querySelectorAll<SVGElement>('[data-today]')) {
    drawn.setAttribute('x', `${placeInYear(today, 0.5)}%`);
    setMark(drawn, 'state', today.startsWith(drawn.dataset.today ?? '') ? 'today' : undefined);
  }
  for (const group of ['major', 'legal', 'natural']) {
    const dates = datesIn(`table[data-group='${group}']`);
    const [next] = dates
      .map(({ date }) => date)
      .filter((date) => date >= today)
      .sort();
    for (const { cell, date, marked } of dates) {
      const state = date < today ? 'past' : date === next ? 'next' : undefined;
      for (const element of marked) setMark(element, 'state', state);
      setMark(cell, 'mark', state && deadlineMarks[date === today ? 'today' : state]);
    }
  }
}

/** Marks now and whenever the day changes; returns a function that stops it. */
export function keepMarked(): () => void {
  return watchBogotaDay(markByDay);
}
