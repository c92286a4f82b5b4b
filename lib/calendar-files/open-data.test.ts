/** @jest-environment node */
import { seasonRecords } from '@/content/season-records';
import { seasonOf } from '@/lib/seasons';
import { openData } from './open-data';

test('a season’s data have the UVT of its tax year and of its filing year', () => {
  const record = seasonRecords.find(({ year }) => year === 2025);
  expect(record).toBeDefined();
  if (record) expect(openData(seasonOf(record)).uvt.map(({ year }) => year)).toEqual([2024, 2025]);
});
