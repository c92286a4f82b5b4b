/** @jest-environment node */
import { contingencyWords } from '@/content/contingency';
import { contingencies } from '@/content/season-records';
import { contingencyOf, extendedWords } from './contingencies';

test('an extension holds for the group that it names, and for no other', () => {
  const date = '2024-08-12';
  expect(contingencyOf({ group: 'natural', date })).toBe(contingencies[0]);
  expect(contingencyOf({ group: 'legal', date })).toBeUndefined();
});

test('an extension is «por confirmar» until the owner has confirmed it', () => {
  const [one] = contingencies;
  if (!one) throw new Error('no extension');
  const { extended } = contingencyWords;
  expect(extendedWords(one)).toMatch(/hasta el 20 de agosto de 2024, sin sanción\. .*por confirmar/);
  expect(extendedWords({ ...one, confirmed: '2026-12-01' })).toBe(
    extended.replace('{until}', '20 de agosto de 2024'),
  );
});
