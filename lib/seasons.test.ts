/** @jest-environment node */
import type { SeasonRecord } from '@/content/seasons';
import { seasonOf } from './seasons';
import { groupOf, isComputed } from './tax/season';

const record: SeasonRecord = { year: 2027, updated: '2026-12-20' };
const datesOf = (season: SeasonRecord) =>
  Object.fromEntries(
    groupOf(seasonOf(season, []), 'natural').installments[0]?.dates.map(({ digits, date }) => [
      digits,
      date,
    ]) ?? [],
  );

test('a record of two fields is a season: computed, without its UVT', () => {
  const season = seasonOf(record, []);
  expect(season).toMatchObject({ taxYear: 2026, thresholds: [], uvt: { taxYear: null, filingYear: null } });
  expect(isComputed(season)).toBe(true);
  expect(season.groups.map(({ installments }) => installments.map(({ dates }) => dates.length))).toEqual([
    [10, 10, 10],
    [10, 10],
    [50],
  ]);
});

test('its limits are UVT × count of the year before', () => {
  const { thresholds, uvt } = seasonOf(record, [{ year: 2026, pesos: 52_374 }]);
  expect(thresholds.map(({ amount }) => amount)).toEqual([
    73_323_600, 235_683_000, 73_323_600, 73_323_600, 73_323_600,
  ]);
  expect(uvt).toEqual({ taxYear: 52_374, filingYear: null });
});

const change = { reason: 'Inventado', source: 'Decreto 1 de 2027', announced: '2027-08-01' } as const;

test('a day that became free moves the later dates of its month', () => {
  const [before, after] = [
    datesOf(record),
    datesOf({ ...record, changes: [{ ...change, freeDay: '2027-08-20' }] }),
  ];
  const moved = Object.keys(before).filter((digits) => before[digits] !== after[digits]);
  expect(moved[0]).toBe('15-16');
  expect([before['15-16'], after['15-16']]).toEqual(['2027-08-20', '2027-08-23']);
  expect(moved.at(-1)).toBe('25-26');
});

test('a date that the DIAN moved stands for the computed one, and moves no other', () => {
  const dates = [{ group: 'natural', installment: 1, digits: '27-28', date: '2027-09-06' }] as const;
  const after = datesOf({ ...record, changes: [{ ...change, dates: [...dates] }] });
  expect(after).toEqual({ ...datesOf(record), '27-28': '2027-09-06' });
});
