/** @jest-environment node */
import type { Data } from '@/content/schema';
import { dataFiles } from '@/lib/owner-data/data-files';
import { validateContent } from '@/lib/owner-data/validate-content';
import { todayInBogota } from '@/lib/tax/dates';
import { approve, learn } from './check-before-save';

const today = todayInBogota();

/** What the editor told on saving a file, and what it asked before. */
let told: string | undefined;
let asked: string | undefined;

/** The file that the editor commits, and reads before the next save; a refusal fails the test. */
async function saved(file: keyof typeof dataFiles, data: object): Promise<Record<string, unknown>> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  asked = undefined;
  const verdict = await approve([{ path: `content/${file}.json`, bytes }], today, (said) => {
    asked = said;
    return Promise.resolve(true);
  });
  if (!verdict.ok) throw new Error(verdict.said);
  told = verdict.told;
  const text = new TextDecoder().decode(verdict.files[0]?.bytes);
  learn(`${file}.json`, text);
  return JSON.parse(text);
}

test('a link to a page that her own site lacks is refused by the form and by the build, with its form named in another', async () => {
  const site = { ...dataFiles.site, address: 'https://www.nunezcontadores.co' };
  const linking = (url: string) => ({
    questions: [{ question: '¿Cuánto cobras?', group: 'duty', answer: [`Mira [los precios](${url}).`] }],
  });
  await saved('site', site);
  for (const own of [site.address, 'https://nunezcontadores.co'])
    await expect(saved('faq', linking(`${own}/precios`))).rejects.toThrow(
      /^[^\n]+: tu sitio no tiene esa página: .* así: https:.*; se encontró «https:.*\/precios»\.$/,
    );
  for (const fine of [`${site.address}/declaracion-renta?ag=2025`, 'https://otro.nunezcontadores.co/precios'])
    await saved('faq', linking(fine));
  const built = { ...dataFiles, site, faq: linking(`${site.address}/precios`) };
  expect(() => validateContent(built)).toThrow('tu sitio no tiene esa página');
  await saved('offer', { profiles: [{ name: 'Mi blog', url: 'https://nunez.co/blog' }] });
  await expect(saved('site', { ...site, address: 'https://nunez.co' })).rejects.toThrow(
    'Cómo trabajas, Tus redes, 1, Dirección: tu sitio no tiene esa página',
  );
  await saved('site', dataFiles.site);
});

test('blanks before a line break, as a text from Word has them, are not saved', async () => {
  const biography = ['Soy contadora, \ny trabajo\u00a0\t\nuno a uno.'];
  expect(await saved('presentation', { ...dataFiles.presentation, biography })).toMatchObject({
    biography: ['Soy contadora,\ny trabajo\nuno a uno.'],
  });
});

test('saving gives a new question an address, and changes that of no other', async () => {
  const asking = (question: string, id?: string) => ({ id, question, group: 'duty', answer: ['Sí.'] });
  const questions = [
    asking('¿Uno?'),
    asking('¿Dos?', 'dos'),
    asking('¿Tres?', 'tres'),
    asking('¿Copia?', 'dos'),
  ];
  const ids = ['pregunta-1', 'dos', 'tres', 'pregunta-2'].map((id) => ({ id }));
  expect(await saved('faq', { questions })).toMatchObject({ questions: ids });
});

test('saving a free day says once how many dates it moves', async () => {
  const { uvt, seasons } = dataFiles.seasons as Data['seasons'];
  const change = { freeDay: '2027-08-11', reason: 'Día cívico', source: 'el Decreto 1 de 2027' };
  const withDay = {
    uvt: [...uvt.filter(({ year }) => year < 2027), { year: 2027, pesos: 55_000 }],
    seasons: [...seasons.filter(({ year }) => year < 2027), { year: 2027, changes: [change] }],
  };
  learn('seasons.json', JSON.stringify({ uvt, seasons }));
  // The eighth of the working days 7 to 19 of August: a date a day, from that one on.
  await saved('seasons', withDay);
  expect(told).toBe(
    'El 11 de agosto de 2027 ya no cuenta como día hábil: con eso cambian 12 fechas de 2027.',
  );
  await saved('seasons', withDay);
  expect(told).toBe('');
});

test('a UVT is read with its thousands point and its cents, and one that is none is shown as typed', async () => {
  const { seasons, uvt } = dataFiles.seasons as Data['seasons'];
  const typed = (pesos: string) =>
    saved('seasons', { seasons, uvt: [...uvt.slice(0, -1), { ...uvt.at(-1), pesos }] });
  expect(((await typed('55.020,00')).uvt as typeof uvt).at(-1)?.pesos).toBe(55_020);
  await expect(typed('550.20')).rejects.toThrow('«550.20»');
});

test('before it saves a decree’s dates the editor says how many rows and endings they are, and dates them', async () => {
  const shipped = dataFiles.seasons as Data['seasons'];
  const [decree] = shipped.placeDates ?? [];
  const dates = decree?.dates.slice(0, 12);
  const shorter = { ...shipped, placeDates: [{ ...decree, dates }] };
  const bytes = new TextEncoder().encode(JSON.stringify(shorter));
  const sent = [{ path: 'content/seasons.json', bytes }];
  expect(await approve(sent, today, () => Promise.resolve(false))).toMatchObject({ ok: false });
  const after = (await saved('seasons', shorter)) as Data['seasons'];
  expect(asked).toContain('Decreto 1226 de 2026: 12 filas, 24 terminaciones.');
  expect(after.placeDates?.map(({ since }) => since)).toEqual([today]);
  expect(after.seasons.find(({ year }) => year === 2026)?.updated).toBe(today);
  const confirmed = [{ ...decree, dates, confirmed: today, since: '2026-11-27' }];
  expect(await saved('seasons', { ...shipped, placeDates: confirmed })).toMatchObject({
    placeDates: [{ since: today }],
  });
  expect(asked).toBeUndefined();
});

test('a copy that still has the switch of 1.1 for the DIAN’s Excel is published, and its next save leaves it out', async () => {
  const offer = { responseTime: 'El mismo día', dianFile: true };
  expect(() => validateContent({ ...dataFiles, offer })).not.toThrow();
  learn('offer.json', JSON.stringify(offer));
  expect(await saved('offer', offer)).toEqual({ responseTime: 'El mismo día' });
});

test('a change of her words in a file has its day, and saving the same words keeps it and signs nothing', async () => {
  const { presentation, services, offer, faq } = dataFiles as Data;
  const [question] = faq.questions;
  for (const [file, former, edited] of [
    ['presentation', presentation, { ...presentation, tagline: 'Calma y orden' }],
    ['services', services, { services: services.services.slice(0, -1) }],
    ['offer', offer, { responseTime: 'El mismo día' }],
    ['faq', faq, { questions: [{ ...question, answer: ['Sí.'] }] }],
  ] as const) {
    learn(`${file}.json`, JSON.stringify({ ...former, updated: '2026-11-20' }));
    const { updated, signed } = await saved(file, former);
    expect([file, updated, signed]).toEqual([file, '2026-11-20', undefined]);
    expect(await saved(file, edited)).toMatchObject({ updated: today });
  }
});

test('saving «Cómo te presentas» says that she has read it today, and saving «Páginas» that she has read each', async () => {
  const unread = { ...dataFiles.presentation, reviewed: undefined };
  expect(await saved('presentation', unread)).toMatchObject({ reviewed: today });
  expect(await saved('pages', dataFiles.pages)).toMatchObject({ home: { updated: today } });
});
