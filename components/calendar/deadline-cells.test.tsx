import { render, screen } from '@testing-library/react';
import { groupOf } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { DeadlineTable } from './DeadlineTable';
import { keepMarked, markByDay } from './deadline-cells';
import { markEnding } from './mark-ending';

const season = seasonFor(2025);

beforeEach(() => {
  render(
    <>
      {season.groups.map((group) => (
        <DeadlineTable key={group.id} group={groupOf(season, group.id)} year={season.year} />
      ))}
    </>,
  );
});

const cell = (date: string) => screen.getByText(date).closest('td');
const marked = (state: string) =>
  [...document.querySelectorAll(`td[data-state='${state}']`)].map((element) => element.textContent);

test('marks what has passed and the next date of each group', () => {
  markByDay(new Date('2025-05-20T12:00:00-05:00'));
  expect(marked('next')).toEqual(['11 de junio de 2025', '20 de mayo de 2025', '12 de agosto de 2025']);
  expect(marked('past')).toHaveLength(20 + 6);
  expect(cell('20 de mayo de 2025')).toHaveAttribute('data-mark', 'es hoy');
  expect(cell('11 de junio de 2025')).toHaveAttribute('data-mark', 'próxima');
  expect(cell('19 de mayo de 2025')).toHaveAttribute('data-mark', 'ya pasó');
});

test('the day changes at midnight in Colombia, by itself', () => {
  jest.useFakeTimers({ now: new Date('2025-09-01T23:59:00-05:00') });
  const stop = keepMarked();
  expect(cell('1 de septiembre de 2025')).toHaveAttribute('data-state', 'next');
  jest.advanceTimersByTime(60_000);
  expect(cell('1 de septiembre de 2025')).toHaveAttribute('data-state', 'past');
  expect(cell('2 de septiembre de 2025')).toHaveAttribute('data-mark', 'es hoy');
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('highlights the rows of an ending, and only those', () => {
  markEnding('50');
  markEnding('27');
  const own = [...document.querySelectorAll('td[data-own]')].map((element) => element.textContent);
  expect(own).toEqual([
    '19 de febrero de 2025',
    '21 de abril de 2025',
    '19 de junio de 2025',
    '20 de mayo de 2025',
    '17 de julio de 2025',
    '1 de septiembre de 2025',
  ]);
  expect(screen.getByRole('rowheader', { name: '27 y 28' })).toHaveAttribute('data-own');
  markEnding(null);
  expect(document.querySelector('[data-own]')).toBeNull();
});
