/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { isIsoDate } from '@/lib/tax/dates';
import { sentencesDayOf } from './public-values.mjs';

const head = '# Qué trae cada versión\n\n';
const unseen = '## 1.3.0 · 9 de enero de 2027\n\nLo que ves tú:\n\n- Un correo.\n\n';
const seen = '## 1.2.0 · 5 de diciembre de 2026\n\nLo que ven tus clientes:\n\n- Una frase.\n\n';

test('the day of the sentences is that of the newest version whose visitors see a change', () => {
  expect(sentencesDayOf(`${head}${unseen}${seen}${seen.replace('5', '1')}`)).toBe('2026-12-05');
  expect(() => sentencesDayOf(seen.replace('diciembre', 'Dic'))).toThrow('CHANGELOG.md');
});

test('every version of CHANGELOG.md names its day, the newest first', () => {
  const [, ...entries] = readFileSync('CHANGELOG.md', 'utf8').split(/^(?=## )/m);
  const days = entries.map((entry) => sentencesDayOf(`${entry}\nLo que ven tus clientes`));
  expect(days.filter(isIsoDate)).toEqual(days.toSorted().reverse());
});
