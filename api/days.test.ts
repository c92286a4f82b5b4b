import { monthsBefore } from './days';

test.each([
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-02-29', 24, '2026-02-28'],
  ['2026-01-15', 1, '2025-12-15'],
])('%s less %i months is %s', (day, months, expected) => {
  const time = 'T04:30:00.000Z';
  expect(new Date(monthsBefore(Date.parse(day + time), months)).toISOString()).toBe(expected + time);
});
