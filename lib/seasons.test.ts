/** @jest-environment node */
import type { SeasonRecord } from '@/content/season-records';
import { seasonOf, seasons } from './seasons';
import { isComputed } from './tax/deadlines';

const record: SeasonRecord = { year: 2030, updated: '2029-12-20' };

test('a computed season is no older than the records', () => {
  expect(seasons.map(({ updated }) => updated)).toEqual(Array(4).fill('2026-11-21'));
});

test('a record with only year and review date becomes a computed season without a UVT', () => {
  const season = seasonOf(record);
  expect(season).toMatchObject({
    taxYear: 2029,
    thresholds: [],
    pesosPerUvt: { taxYear: null, filingYear: null },
  });
  expect(isComputed(season)).toBe(true);
  expect(season.groups.map(({ installments }) => installments.map(({ dates }) => dates.length))).toEqual([
    [10, 10, 10],
    [10, 10],
    [50],
  ]);
});

test('a season has the UVT of its tax year before that of its filing year', () => {
  const { pesosPerUvt } = seasonOf({ ...record, year: 2027 });
  expect(pesosPerUvt).toEqual({ taxYear: 52_374, filingYear: null });
});
