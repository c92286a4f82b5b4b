/** @jest-environment node */
import { textTable } from '../../lib/table.mjs';
import { median, whole } from './table';

test('a median of any number of runs', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(whole(median([]))).toBe('·');
});

test('lays columns side by side', () => {
  expect(
    textTable([
      ['a', 'bb'],
      ['long', '1'],
    ]),
  ).toBe('a     bb\n────────\nlong   1');
});
