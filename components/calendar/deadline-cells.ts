import { deadlineMarks } from '@/content/lookup';
import { GROUP, MARK, setAttribute, STATE, TODAY } from '@/components/dom/attributes';
import type { IsoDate } from '@/content/tax-calendar/types';
import { placeInYear } from '@/lib/year-scale';

/*
 * The HTML of tables and charts holds on any day. Script marks what depends on the visitor or on today, as data
 * attributes, because React leaves alone attributes that it did not render.
 */

/** The dates of the selected tables, each with its digits, its cell, and its row header, which other dates may share. */
export function datesIn(tables: string) {
  return [...document.querySelectorAll(`${tables} td`)].map((cell) => {
    let header = cell;
    while (header.tagName !== 'TH' && header.previousElementSibling) header = header.previousElementSibling;
    const date = cell.querySelector('time')?.dateTime ?? '';
    const isShared = header.nextElementSibling?.nextElementSibling?.tagName === 'TD';
    return { cell, header, isShared, date, digits: header.textContent.match(/\d+/g)?.join('-') ?? '' };
  });
}

/** Marks passed dates, each group's next date, and today. @param today in Colombia */
export function markByDay(today: IsoDate): void {
  // Only the chart of the current year shows today.
  for (const drawn of document.querySelectorAll<SVGElement>(`[${TODAY}]`)) {
    drawn.setAttribute('x', `${placeInYear(today, 0.5)}%`);
    setAttribute(drawn, STATE, today.startsWith(drawn.getAttribute(TODAY) ?? '') ? 'today' : undefined);
  }
  for (const group of ['major', 'legal', 'natural']) {
    const dates = datesIn(`table[${GROUP}=${group}]`);
    const [next] = dates
      .map(({ date }) => date)
      .filter((date) => date >= today)
      .sort();
    for (const { cell, header, isShared, date } of dates) {
      const state = date < today ? 'past' : date === next ? 'next' : undefined;
      for (const element of isShared ? [cell] : [cell, header]) setAttribute(element, STATE, state);
      setAttribute(cell, MARK, state && deadlineMarks[date === today ? 'today' : state]);
    }
  }
}
