/** @jest-environment node */
import { seasonOf } from '@/lib/seasons';
import { seasonFor } from '@/lib/words/active-season';
import { ownerTasks, taskData, type TaskData } from './owner-tasks';

const shipped = taskData();

/** Complete data of a published season, in the middle of its year. */
const complete: TaskData = {
  ...shipped,
  active: seasonFor(2025),
  changed: '2025-10-01',
  lookedAt: '2029-01-01',
  site: {
    ...shipped.site,
    portrait: { ...shipped.site.portrait, photo: '/images/foto.jpg' },
    privacy: { ...shipped.site.privacy, policyUrl: 'https://www.ana.co/politica' },
  },
  offer: { ...shipped.offer, fees: { from: '150000', includes: [] } },
  presentation: { ...shipped.presentation, signed: '2025-10-01' },
};
const auto = { ...complete, site: { ...complete.site, activeSeason: 'auto' as const } };
/** Data of 2026 and what the DIAN has published for 2027. */
const ready = {
  ...auto,
  active: seasonFor(2026),
  seasons: [
    seasonOf({
      year: 2027,
      updated: '2026-12-20',
      published: { source: 'DIAN', url: 'https://www.dian.gov.co/' },
    }),
  ],
  uvts: [...shipped.uvts, { year: 2027, pesos: 55_020 }],
};

const OVER = 'La última fecha de la temporada 2025 ya pasó: fue el 24 de octubre de 2025.';
const computed = (year: number) => `Las fechas de ${year} que tiene tu sitio son calculadas`;
const lacks = (year: number) => `A tu sitio le falta la UVT de ${year}`;

test.each<[situation: string, today: `${number}-${number}-${number}`, given: TaskData, ...said: string[]]>([
  ['a season that runs', '2025-10-24', complete],
  ['a season that is over', '2025-10-25', complete, OVER],
  ['a season that is over, where the year turns by itself', '2025-10-25', auto],
  ['a site that has not turned to this year', '2026-01-02', auto, 'Tu sitio sigue en 2025'],
  ['the eve of the DIAN’s resolutions', '2026-11-27', { ...auto, active: seasonFor(2026) }],
  ['its resolutions', '2026-11-28', { ...auto, active: seasonFor(2026) }, lacks(2027), computed(2027)],
  ['a year whose data she entered', '2027-07-01', { ...ready, active: seasonFor(2027) }],
  [
    'a year without limits, which is urgent',
    '2028-03-01',
    { ...auto, active: seasonFor(2028) },
    ...[lacks(2027), lacks(2028), computed(2028)],
  ],
  [
    'texts that changed after she read them',
    '2025-10-03',
    { ...complete, changed: '2025-10-02' },
    'Leíste todas tus páginas el 1 de octubre de 2025, y cambiaron después, el 2 de octubre de 2025.',
  ],
  [
    'texts that she never signed',
    '2025-10-03',
    { ...complete, presentation: { ...complete.presentation, signed: undefined } },
    'No has dicho que leíste todas tus páginas',
  ],
  ['a search of the law of 90 days ago', '2025-10-03', { ...complete, lookedAt: '2025-07-05' }],
  [
    'a search of the law that is older',
    '2025-10-03',
    { ...complete, lookedAt: '2025-07-04' },
    'La ley se miró por última vez el 4 de julio de 2025',
  ],
  ['no price', '2025-10-03', { ...complete, offer: shipped.offer }, 'No dices desde cuánto cobras'],
  [
    'the drawing and no policy',
    '2025-10-03',
    { ...complete, site: shipped.site },
    ...['sigue el dibujo provisional', 'ofrece enviar por correo tu política'],
  ],
])('the owner is asked for what she has to do: %s, on %s', (_, today, given, ...said) => {
  const tasks = ownerTasks(today, given);
  expect(tasks.map(({ what }) => what)).toEqual(said.map((each) => expect.stringContaining(each)));
  expect(JSON.stringify(tasks)).not.toMatch(/undefined|\{\w+\}/);
});
