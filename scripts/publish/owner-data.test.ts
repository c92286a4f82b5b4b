/** @jest-environment node */
import { offer } from '@/content/offer';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { seasons } from '@/lib/seasons';
import { seasonFor } from '@/lib/words/active-season';
import { noticesOf } from './owner-data';

/** Complete data of a published season, in the middle of its year. */
const complete: Parameters<typeof noticesOf>[0] = {
  ...{ active: seasonFor(2025), seasons, today: '2025-10-24', changed: '2025-10-01' },
  site: {
    ...site,
    portrait: { ...site.portrait, photo: '/images/foto.jpg' },
    privacy: { ...site.privacy, policyUrl: 'https://www.ana.co/politica' },
  },
  offer: { ...offer, fees: { from: '150000', includes: [] } },
  presentation: { ...presentation, signed: '2025-10-01' },
};

test('complete data of a season that runs give no notice', () => expect(noticesOf(complete)).toEqual([]));

test.each<[string, Partial<typeof complete>, ...string[]]>([
  ['a season that is over', { today: '2025-10-25' }, 'su última fecha fue el 24 de octubre de 2025'],
  [
    'a computed season',
    { active: seasonFor(2027), today: '2027-10-01' },
    ...['son calculadas', 'Para 2027 falta la UVT de 2027', 'comparar las fechas'],
  ],
  [
    'texts that she read before they changed',
    { changed: '2025-10-02' },
    'el 1 de octubre de 2025, y tus páginas',
  ],
  [
    'texts that she never signed',
    { presentation: { ...presentation, signed: undefined } },
    'No has dicho que',
  ],
  ['no price', { offer: { ...offer, fees: undefined } }, 'Honorarios: no dices desde cuánto'],
  ['the drawing and no policy', { site }, 'sigue el dibujo provisional', 'Política de datos'],
])('the build tells the owner of %s', (_, changes, ...said) => {
  expect(noticesOf({ ...complete, ...changes })).toEqual(said.map((each) => expect.stringContaining(each)));
});
