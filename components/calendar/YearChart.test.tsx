import { render, screen } from '@testing-library/react';
import { calendarWords } from '@/content/calendar';
import { seasonFor } from '@/lib/words/active-season';
import { markByDay } from './deadline-cells';
import { markEnding } from './mark-ending';
import { YearChart } from './YearChart';

const season = seasonFor(2025);
const { note, over, computed, today } = calendarWords.yearChart;

/** The marks that are shown, each with its place: `hoy 66.13%`. Those not shown have no `data-state`. */
function marks(): string[] {
  return [...document.querySelectorAll<SVGElement>('svg svg[data-state]')].flatMap((mark) => {
    const said = mark.textContent;
    return said === '' ? [] : [`${said} ${mark.getAttribute('x')}`];
  });
}

test('today is marked by the day in Colombia, on a drawing of its year only', () => {
  render(<YearChart season={season} />);
  expect(marks()).toEqual([]);
  // Still 30 June in Bogota.
  markByDay(new Date('2025-07-01T02:00:00Z'));
  expect(marks()).toEqual([`${today} 49.86%`]);
  markByDay(new Date('2025-07-01T12:00:00Z'));
  expect(marks()).toEqual([`${today} 50.13%`]);
  markByDay(new Date('2026-07-01T12:00:00Z'));
  expect(marks()).toEqual([]);
});

test('once the year’s last date has passed it is said', () => {
  render(<YearChart season={season} />);
  markByDay(new Date('2025-10-24T23:59:00-05:00'));
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByText(over)).not.toBeVisible();
  markByDay(new Date('2025-10-25T00:00:00-05:00'));
  expect(screen.getByText(over)).toBeVisible();
  expect(screen.getByText(note)).not.toBeVisible();
});

test('an ending’s own days are marked, each with its date, until it changes', () => {
  render(<YearChart season={season} />);
  markEnding('27');
  expect(marks().map((mark) => mark.split(' ').slice(0, 2).join(' '))).toEqual([
    '19 feb',
    '21 abr',
    '19 jun',
    '20 may',
    '17 jul',
    '1 sep',
  ]);
  // Half of the first of September's thirty days.
  expect(marks().at(-1)).toBe('1 sep 66.81%');
  // One digit has no day among natural persons.
  markEnding('0');
  expect(marks().map((mark) => mark.split(' ').slice(0, 2).join(' '))).toEqual([
    '24 feb',
    '24 abr',
    '25 jun',
    '23 may',
    '22 jul',
  ]);
  markEnding(null);
  expect(marks()).toEqual([]);
});

test('a season that is only computed says what its outlines mean', () => {
  const { rerender } = render(<YearChart season={seasonFor(2027)} />);
  expect(screen.getByRole('figure')).toHaveTextContent(computed);
  rerender(<YearChart season={season} />);
  expect(screen.getByRole('figure')).not.toHaveTextContent(computed);
});
