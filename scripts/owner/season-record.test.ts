/** @jest-environment node */
import { groupWords } from '@/content/tax-calendar/groups';
import { seasonOf } from '@/lib/seasons';
import { whatToConfirm, withSeason } from './season-record';

const data = {
  uvt: [{ year: 2026, pesos: 52_374, resolution: 'Resolución 000238 de 2025' }],
  seasons: [{ year: 2026, updated: '2026-11-21' as const }],
  readNorms: [{ norm: 'artículo 641', day: '2026-12-02' as const }],
};
const today = '2027-06-01';

test('adding a season twice adds one record, in the order of years, and keeps the other data', () => {
  const after = withSeason(data, { year: 2025, today });
  expect(after).toEqual({ ...data, seasons: [{ year: 2025, updated: today }, ...data.seasons] });
  expect(withSeason(after, { year: 2025, today })).toEqual(after);
});

test('the pull request for a new season says what was computed, what is unknown and what to press', () => {
  const record = { year: 2028, updated: '2027-12-10' } as const;
  const said = whatToConfirm(seasonOf(record, [{ year: 2027, pesos: 55_000 }]), false);
  for (const words of [groupWords.natural.type, '25 de octubre de 2028', '$55.000', 'Merge pull request'])
    expect(said).toContain(words);
  expect(said).toContain('hasta que lo elijas en el editor');
  const turning = whatToConfirm(seasonOf(record, []), true);
  expect(turning).toContain('La UVT de 2027 no se conoce');
  expect(turning).toContain('el 1 de enero tu sitio pasa solo a 2028.');
  expect(turning).not.toContain('hasta que lo elijas');
});
