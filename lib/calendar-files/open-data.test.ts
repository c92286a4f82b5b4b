/** @jest-environment node */
import { seasonFor } from '@/lib/words/active-season';
import { openData } from './open-data';

test('a season’s data have the UVT of its tax year and of its filing year', () => {
  expect(openData(seasonFor(2025)).uvt.map(({ year }) => year)).toEqual([2024, 2025]);
});
