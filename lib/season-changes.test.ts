/** @jest-environment node */
import { seasonRecords } from '@/content/season-records';
import { changedSince, changesOf } from './season-changes';

const civicDay = { reason: 'Día cívico', source: 'Decreto 500 de 2024', freeDay: '2026-04-17' } as const;
const holiday = { reason: 'Festivo nuevo', source: 'Ley 2578 de 2026', freeDay: '2026-07-13' } as const;

test('the fourteen dates of 2026 that moved are listed with their first dates, the latest change first', () => {
  const changes = changesOf({ year: 2026, updated: '2026-11-21', changes: [civicDay, holiday] });
  expect(changes.map(({ reason, moved }) => [reason, moved.map(({ digits }) => digits).join()])).toEqual([
    ['Festivo nuevo', '3,4,5,6,7,8,9,0'],
    ['Día cívico', '5,6,7,8,9,0'],
  ]);
  const ends = changes.map(({ moved }) => [moved[0], moved.at(-1)]);
  expect(ends).toEqual([
    [
      { group: 'legal', installment: 1, digits: '3', from: '2026-07-13', to: '2026-07-14' },
      { group: 'legal', installment: 1, digits: '0', from: '2026-07-23', to: '2026-07-24' },
    ],
    [
      { group: 'major', installment: 1, digits: '5', from: '2026-04-17', to: '2026-04-20' },
      { group: 'major', installment: 1, digits: '0', from: '2026-04-24', to: '2026-04-27' },
    ],
  ]);
});

test('a date that the DIAN set itself is listed under its own change, not under another', () => {
  const row = { group: 'natural', installment: 1 } as const;
  const changes = changesOf({
    year: 2027,
    updated: '2026-11-21',
    changes: [
      {
        reason: 'Prórroga',
        source: 'Decreto 1 de 2027',
        dates: [{ ...row, digits: '27-28', date: '2027-09-06' }],
      },
      {
        reason: 'Otra',
        source: 'Decreto 2 de 2027',
        dates: [{ ...row, digits: '29-30', date: '2027-09-07' }],
      },
    ],
  });
  expect(changes.map(({ reason, moved }) => [reason, moved])).toEqual([
    ['Otra', [{ ...row, installment: 0, digits: '29-30', from: '2027-09-02', to: '2027-09-07' }]],
    ['Prórroga', [{ ...row, installment: 0, digits: '27-28', from: '2027-09-01', to: '2027-09-06' }]],
  ]);
});

test('who was told a date before the day on which a change came into the site was told another', () => {
  const change = { ...holiday, since: '2026-06-01' } as const;
  Object.assign(seasonRecords.at(-1) ?? {}, { changes: [change, civicDay] });
  const row = { year: 2026, taxYear: 2025, computed: false, files: false, date: '2026-07-14' } as const;
  const legal = { ...row, group: 'legal', installment: 1, digits: '3' } as const;
  expect(changedSince('2026-05-31', legal)).toEqual({ from: '2026-07-13', why: 'Festivo nuevo' });
  expect(changedSince('2026-06-01', legal)).toBeUndefined();
  expect(changedSince('2026-05-31', { ...legal, digits: '1' })).toBeUndefined();
  // A change without such a day was there from the beginning.
  expect(changedSince('2026-01-01', { ...legal, group: 'major', digits: '5' })).toBeUndefined();
});
