/** @jest-environment node */
import { isoDate } from './dates';
import { decreeDates } from './decree-2229';

test('a month with too few working days for the decree’s dates is an error', () => {
  const also = Array.from({ length: 20 }, (_, day) => isoDate(2025, 2, day + 1));
  expect(() => decreeDates(2025, { also })).toThrow('2025-2 has');
});
