/** @jest-environment node */
import { dataProblems } from './validate-data';
import { noticeProblems } from './notices';

const notice = {
  text: 'La DIAN amplió los plazos.',
  from: '2026-11-22',
  until: '2026-11-30',
  pages: ['calendar'],
} as const;

test('one that ends in ninety days builds, in ninety-one it does not', () => {
  const ending = (until: `${number}-${number}-${number}`) =>
    noticeProblems([{ ...notice, until, pages: ['calendar'] }], '2026-11-22');
  expect(ending('2027-02-20')).toEqual([]);
  expect(ending('2027-02-21')).toEqual([expect.stringMatching(/^content\/notice\.json → .*2027-02-20/)]);
  expect(ending('2026-11-21')).toEqual([expect.stringContaining('2026-11-22 o un día posterior')]);
});

test.each([
  [{ ...notice, pages: [] }, 'deja al menos una página'],
  [{ ...notice, pages: ['otra'] }, 'elige una de estas'],
  [{ ...notice, until: '2026-02-30' }, 'ese día no existe'],
  [{ ...notice, link: { text: 'Leer el comunicado', url: 'dian.gov.co' } }, 'escribe la dirección completa'],
])('a notice that is not whole is refused with its mend', (given, mend) => {
  expect(dataProblems('notice', { notices: [given] })).toEqual([expect.stringContaining(mend)]);
});
