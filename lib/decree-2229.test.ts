/** @jest-environment node */
import { seasons } from '@/content/seasons';
import { decreeDates } from './decree-2229';

test.each(seasons.map((season) => [season.year, season] as const))(
  'the rule gives every date of the season in content: %i',
  (year, season) => {
    const rule = decreeDates(year);
    for (const group of season.groups) {
      expect(group.installments.map(({ dates }) => dates)).toEqual(rule[group.id]);
    }
  },
);

test('2025 and 2026 are there as the DIAN published them', () => {
  expect(seasons.map(({ year, provenance }) => [year, provenance.status])).toEqual(
    expect.arrayContaining([
      [2025, 'published'],
      [2026, 'published'],
    ]),
  );
});

test('gives the first and last dates of 2024', () => {
  const natural = decreeDates(2024).natural[0] ?? [];
  expect(natural).toHaveLength(50);
  expect(natural[0]).toEqual({ digits: '01-02', date: '2024-08-12' });
  expect(natural.at(-1)).toEqual({ digits: '99-00', date: '2024-10-24' });
});
