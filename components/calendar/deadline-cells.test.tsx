import { render, screen } from '@testing-library/react';
import { calendarWords } from '@/content/calendar';
import { seasonFor } from '@/lib/words/active-season';
import { DeadlineTable } from './DeadlineTable';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { todayInBogota } from '@/lib/tax/dates';
import { markByDay } from './deadline-cells';
import { markEnding, pinDays } from './mark-ending';
import { YearChart } from './YearChart';

const season = seasonFor(2025);
const { computed } = calendarWords.yearChart;

function show(drawn = season) {
  return render(
    <>
      <YearChart isExplained season={drawn} />
      {drawn.groups.map((group) => (
        <DeadlineTable key={group.id} group={group} year={drawn.year} />
      ))}
    </>,
  );
}

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const datesOf = (cells: string) =>
  [...document.querySelectorAll<HTMLTimeElement>(`${cells} time`)].map(({ dateTime }) => dateTime);
const cell = (date: string) => screen.getByText(date).closest('td');
/** Visible marks with their position: `hoy 66.13%`. Hidden marks have no `data-state`. */
const marks = () =>
  [...document.querySelectorAll('svg svg[data-state]')].flatMap((mark) =>
    mark.textContent === '' ? [] : `${mark.textContent} ${mark.getAttribute('x')}`,
  );

test('the chart has a bar for each installment, from its first day to the end of its last', () => {
  show();
  expect(textsOf('dd span')).toEqual([
    ...['11–24 feb', '9–24 abr', '11–25 jun'],
    ...['12–23 may', '9–22 jul'],
    '12 ago – 24 oct',
  ]);
  const bars = [...document.querySelectorAll('dd rect')];
  expect(bars.map((bar) => `${bar.getAttribute('x')} ${bar.getAttribute('width')}`)).toEqual([
    // 11 to 24 February, as start and width in percent of the year.
    ...['11.31% 4.17%', '27.22% 4.45%', '44.44% 4.17%'],
    ...['36.29% 3.23%', '52.15% 3.76%'],
    '61.29% 20.16%',
  ]);
});

test('the chart of a computed season explains its outlined bars', () => {
  const { unmount } = show(seasonFor(2027));
  expect(screen.getByRole('figure')).toHaveTextContent(computed);
  unmount();
  show();
  expect(screen.getByRole('figure')).not.toHaveTextContent(computed);
});

test.each([
  // At this instant it is still 30 June in Bogotá.
  ['2025-07-01T02:00:00Z', ['hoy 49.86%'], ['2025-07-09', '2025-08-12']],
  ['2025-07-09T12:00:00Z', ['hoy 52.28%'], ['2025-07-09', '2025-08-12']],
  ['2025-10-24T23:59:00-05:00', ['hoy 81.32%'], ['2025-10-24']],
  ['2025-10-25T00:00:00-05:00', ['hoy 81.59%'], []],
  ['2026-07-01T12:00:00Z', [], []],
])('at %s the chart marks today and the tables mark the next dates', (now, today, next) => {
  show();
  expect(marks()).toEqual([]);
  markByDay(todayInBogota(Date.parse(now)));
  expect(marks()).toEqual(today);
  expect(datesOf('td[data-state=next]')).toEqual(next);
  // A row of digits with several dates isn't past or next as a whole.
  expect(textsOf('th[data-state]').every((digits) => digits?.includes(' y '))).toBe(true);
});

test('an open page moves its marks at midnight in Colombia', () => {
  show();
  jest.useFakeTimers({ now: new Date('2025-09-01T23:59:00-05:00') });
  const stop = watchBogotaDay(markByDay);
  expect(cell('1 de septiembre de 2025')).toHaveAttribute('data-mark', 'es hoy');
  expect(cell('2 de septiembre de 2025')).not.toHaveAttribute('data-mark');
  jest.advanceTimersByTime(60_000);
  expect(cell('1 de septiembre de 2025')).toHaveAttribute('data-mark', 'ya pasó');
  expect(cell('2 de septiembre de 2025')).toHaveAttribute('data-mark', 'es hoy');
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test.each([
  [
    '27',
    ['7', '7', '27 y 28'],
    ['2025-02-19', '2025-04-21', '2025-06-19', '2025-05-20', '2025-07-17', '2025-09-01'],
    ['19 feb', '21 abr', '19 jun', '20 may', '17 jul', '1 sep'],
  ],
  // The second pair of a row of the natural persons' table.
  [
    '68',
    ['8', '8', '67 y 68'],
    ['2025-02-20', '2025-04-22', '2025-06-20', '2025-05-21', '2025-07-18', '2025-10-01'],
    ['20 feb', '22 abr', '20 jun', '21 may', '18 jul', '1 oct'],
  ],
  // An ending of one digit has no date of natural persons.
  [
    '0',
    ['0', '0'],
    ['2025-02-24', '2025-04-24', '2025-06-25', '2025-05-23', '2025-07-22'],
    ['24 feb', '24 abr', '25 jun', '23 may', '22 jul'],
  ],
])('only the table rows and chart days of ending %s are marked', (ending, rows, dates, days) => {
  show();
  markEnding('50');
  markEnding(ending);
  pinDays(ending, { at: 0, years: {} });
  expect(textsOf('th[data-own]')).toEqual(rows);
  expect(datesOf('td[data-own]')).toEqual(dates);
  expect(marks().map((mark) => mark.replace(/ [\d.]+%$/, ''))).toEqual(days);
  // x of 1 September: eight twelfths of the year and half a day of a month of thirty.
  if (ending === '27') expect(marks().at(-1)).toBe('1 sep 66.81%');
  markEnding(null);
  pinDays(null, { at: 0, years: {} });
  expect([...textsOf('[data-own]'), ...marks()]).toEqual([]);
});

test('the chart’s day is the decree’s for who lived where it counts', () => {
  show(seasonFor(2026));
  pinDays('08', { at: 0, years: { 2025: { answers: { place: 'yes' } } } });
  expect(marks().at(-1)).toContain('30 oct');
});
