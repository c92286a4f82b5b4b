/** @jest-environment node */
import { contingencyWords } from '@/content/contingency';
import { contingencies } from '@/content/season-records';
import { contingencyOf, endingsExtended, extendedWords } from './contingencies';

test('an extension holds for the days that it names in one group, and for no other', () => {
  const untilOf = (group: 'natural' | 'legal', date: `2024-${number}-${number}`) =>
    contingencyOf({ group, date })?.until;
  expect([untilOf('natural', '2024-08-12'), untilOf('natural', '2024-08-16')]).toEqual([
    '2024-08-20',
    '2024-08-20',
  ]);
  expect([untilOf('natural', '2024-08-20'), untilOf('legal', '2024-08-12')]).toEqual([undefined, undefined]);
});

test('an extension of part of a table names its endings, one of a whole table names none', () => {
  expect(contingencies.map(endingsExtended)).toEqual([{ first: '01', last: '10' }, null]);
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
