/** @jest-environment node */
import { groupOf } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { placeInYear, windowsOf } from './year-drawing';

test('a year begins at 0 and ends at 100, each month a twelfth', () => {
  expect(placeInYear('2025-01-01', 0)).toBe(0);
  expect(placeInYear('2025-12-31', 1)).toBe(100);
  expect(placeInYear('2025-07-01', 0)).toBe(50);
  // The 15th of 28 days: half of February.
  expect(placeInYear('2025-02-15', 0)).toBe(12.5);
  expect(placeInYear('2025-04-16', 0)).toBe(29.17);
});

test('29 February has its place, and the day after is the next month', () => {
  expect(placeInYear('2028-02-29', 1)).toBe(placeInYear('2028-03-01', 0));
  expect(placeInYear('2028-02-29', 0)).toBeLessThan(placeInYear('2028-03-01', 0));
});

test('a window goes from the beginning of its first day to the end of its last', () => {
  const dates = [
    { digits: '2', date: '2025-07-16' },
    { digits: '1', date: '2025-07-01' },
    { digits: '0', date: '2025-09-30' },
  ] as const;
  expect(windowsOf({ installments: [{ name: 'Única', files: true, dates }] })).toEqual([
    { first: '2025-07-01', last: '2025-09-30', from: 50, width: 25 },
  ]);
});

test('one window an installment, in their order and apart', () => {
  const windows = windowsOf(groupOf(seasonFor(2025), 'major'));
  expect(windows.map(({ first, last }) => [first, last])).toEqual([
    ['2025-02-11', '2025-02-24'],
    ['2025-04-09', '2025-04-24'],
    ['2025-06-11', '2025-06-25'],
  ]);
  for (const [index, { from, width }] of windows.entries()) {
    expect(from + width).toBeLessThan(windows[index + 1]?.from ?? 100);
  }
});
