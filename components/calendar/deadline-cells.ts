import { deadlineMarks } from '@/content/deadlines';
import type { IsoDate } from '@/content/seasons/types';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { todayInBogota } from '@/lib/tax/dates';
import { belongsTo } from '@/lib/tax/endings';
import { placeInYear } from './year-drawing';

/*
 * The server's tables are the same on every day. Marks that depend on the visitor or the day are data attributes,
 * which React does not own and so leaves alone.
 */

function setMark({ dataset }: HTMLElement | SVGElement, name: 'state' | 'own', value: string | null) {
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** Sets or removes a data attribute on a date's cell and on its row header. */
function mark(cell: HTMLElement, name: 'state' | 'own', value: string | null) {
  for (const element of [cell, cell.previousElementSibling]) {
    if (element instanceof HTMLElement) setMark(element, name, value);
  }
}

function cellsIn(tables: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${tables} td`)];
}

/** The digits of a date's row (`7`, `27-28`), read from its header. */
function digitsOf(cell: HTMLElement): string {
  return cell.previousElementSibling?.textContent.match(/\d+/g)?.join('-') ?? '';
}

function dateOf(cell: HTMLElement): string {
  return cell.querySelector('time')?.dateTime ?? '';
}

/** Shows the sentence that holds of each pair: until a last date, or after it. */
function showWhatHolds(today: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
    const { until, after } = element.dataset;
    element.hidden = until === undefined ? today <= (after ?? '') : today > until;
  }
}

/** Puts today's mark in its place on a drawing of its own year, and on no other. */
function placeToday(today: IsoDate): void {
  for (const drawn of document.querySelectorAll<SVGElement>('[data-today]')) {
    const isThisYear = today.startsWith(drawn.dataset.today ?? '');
    if (isThisYear) drawn.setAttribute('x', `${placeInYear(today, 0.5)}%`);
    setMark(drawn, 'state', isThisYear ? 'today' : null);
  }
}

/** Mutes the dates that have passed in Colombia, and marks each group's next one and today's. */
export function markByDay(now: Date): void {
  const today = todayInBogota(now);
  showWhatHolds(today);
  placeToday(today);
  for (const group of ['major', 'legal', 'natural']) {
    const cells = cellsIn(`table[data-group='${group}']`);
    const [next] = cells
      .map(dateOf)
      .filter((date) => date >= today)
      .sort();
    for (const cell of cells) {
      const date = dateOf(cell);
      const state = date < today ? 'past' : date === next ? 'next' : null;
      mark(cell, 'state', state);
      if (state === null) delete cell.dataset.mark;
      else cell.dataset.mark = date === today ? deadlineMarks.today : deadlineMarks[state];
    }
  }
}

/** Marks now and whenever the day changes; returns a function that stops it. */
export function keepMarked(): () => void {
  return watchBogotaDay(markByDay);
}

/** Highlights the rows of an ending in every table of the page, and of no other; `null` clears them. */
export function highlightEnding(ending: string | null): void {
  for (const cell of cellsIn('table[data-group]')) {
    const own = ending !== null && belongsTo(ending, digitsOf(cell));
    mark(cell, 'own', own ? '' : null);
  }
}
