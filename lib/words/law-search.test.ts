/** @jest-environment node */
import { norms } from '@/content/norms';
import { readNorms } from '@/content/season-records';
import { lawLookedAt } from './law-search';

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
