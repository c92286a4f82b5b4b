/** @jest-environment node */
import { norms } from '@/content/norms';
import * as seasonRecords from '@/content/season-records';
import { lawLookedAt } from './law-search';

const { readNorms } = seasonRecords;

jest.mock('@/content/seasons.json', () => ({
  ...jest.requireActual<object>('@/content/seasons.json'),
  readNorms: [
    { day: '2026-12-02', norms: ['artículo 641', 'artículo 639'] },
    { day: '2027-12-01', norms: ['artículo 641'] },
    { day: '2026-11-29', norm: 'artículo 640' },
  ],
}));

afterEach(() => void (readNorms.length = 0));

test('the law was looked at until the day of the search, until the owner has read every norm', () => {
  const [last, ...others] = norms;
  readNorms.push(...others.map((norm) => ({ norm, day: '2027-01-20' as const })));
  expect(lawLookedAt()).toEqual({
    day: '2026-10-10',
    words:
      'Busqué cambios de la ley hasta el 10 de octubre de 2026; las normas sin fecha de lectura están por confirmar.',
  });
  readNorms.push({ norm: last, day: '2027-01-15' });
  expect(lawLookedAt()).toEqual({ day: '2027-01-15', words: 'Normas leídas el 15 de enero de 2027.' });
});

test('a norm has the day of its newest reading, and those that she didn’t tick have none', () => {
  const { readNorms } = jest.requireActual<typeof seasonRecords>('@/content/season-records');
  const days = ['641', '639', '640', '642'].map(
    (number) => readNorms.find(({ norm }) => norm === `artículo ${number}`)?.day,
  );
  expect(days).toEqual(['2027-12-01', '2026-12-02', '2026-11-29', undefined]);
});
