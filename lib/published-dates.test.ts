/** @jest-environment node */
import type * as Seasons from '@/content/season-records';
import type { SeasonRecord } from '@/content/season-records';
import { differenceFrom, publishedYears } from './published-dates';

const { seasonRecords } = jest.requireActual<typeof Seasons>('@/content/season-records');

const record = seasonRecords.find(({ year }) => year === 2026);
const known = publishedYears[2026];
if (!record || !known) throw new Error('no season of 2026');
const { changes = [] } = record;
const civicDay = changes.filter(({ freeDay }) => freeDay === '2026-04-17');
const others = changes.filter(({ freeDay }) => freeDay !== '2026-04-17');

test.each(seasonRecords)(
  'the dates of $year equal those that the DIAN published, except for named changes',
  (season) => {
    expect(differenceFrom(season)).toBeNull();
  },
);

test.each<[string, SeasonRecord, typeof known, RegExp]>([
  ['a change that nobody names', { ...record, changes: others }, known, /escríbelo entre los días/],
  [
    'a change with another day',
    {
      ...record,
      changes: [...others, ...civicDay.map((change) => ({ ...change, freeDay: '2026-04-16' as const }))],
    },
    known,
    /2026-04-17/,
  ],
  [
    'a published row with another day',
    record,
    { ...known, rows: { ...known.rows, natural: [['01-02', '08-13'], ...known.rows.natural.slice(1)] } },
    /Personas naturales, 01-02, la DIAN publicó el 2026-08-13 y sale el 2026-08-12/,
  ],
  [
    'a published row that is missing',
    record,
    { ...known, rows: { ...known.rows, legal: known.rows.legal.slice(0, -1) } },
    /Personas jurídicas, 0, la DIAN publicó el ninguno/,
  ],
])('%s stops the build', (_, season, rows, said) => {
  expect(differenceFrom(season, rows)).toMatch(said);
});

test('a date that the DIAN moved later needs a named change', () => {
  const later = {
    ...record,
    changes: [
      ...changes,
      {
        reason: 'Prórroga',
        source: 'un decreto',
        dates: [{ group: 'natural', installment: 1, digits: '99-00', date: '2026-10-28' }],
      },
    ],
  } as SeasonRecord;
  expect(differenceFrom(later)).toBeNull();
});
