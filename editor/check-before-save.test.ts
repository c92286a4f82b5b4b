/** @jest-environment node */
import fc from 'fast-check';
import type { Data } from '@/content/schema';
import { pageTitle } from '@/lib/seo/page-titles';
import { dataFiles } from '@/lib/owner-data/data-files';
import { pageWords } from '@/lib/words/page-words';
import { validateContent } from '@/lib/owner-data/validate-content';
import { todayInBogota } from '@/lib/tax/dates';
import { approve, learn } from './check-before-save';

const today = todayInBogota(new Date());

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

const name = fc.array(fc.constantFrom(...'abcdeñóú '), { minLength: 1, maxLength: 58, size: 'max' });

test('any name and city that the form takes are published, with a title that fits and has her name', async () => {
  const text = name.map((letters) => `N${letters.join('')}x`);
  await fc.assert(
    fc.asyncProperty(text, text, async (businessName, city) => {
      const site = await saved('site', { ...dataFiles.site, businessName, city });
      expect(() => validateContent({ ...dataFiles, site })).not.toThrow();
      const words = { ...pageWords(), businessName, city };
      const title = pageTitle('home', words, '{businessName} - {profession} en {city}');
      expect(title.startsWith(businessName)).toBe(true);
      expect(title.length).toBeLessThanOrEqual(65);
    }),
    { seed: 58, numRuns: 50 },
  );
});

describe('an address at her own site that is no page of it', () => {
  const address = 'https://www.nunezcontadores.co';
  const policy = (policyUrl: string) => ({
    ...dataFiles.site,
    address,
    privacy: { consent: 'notice', retentionMonths: '24', policyUrl },
  });
  const logo = (logoUrl: string) => ({
    ...dataFiles.site,
    address,
    university: { name: 'Universidad', url: 'https://u.edu.co/', logoUrl },
  });
  const profile = (url: string) => ({ profiles: [{ name: 'Mi blog', url }] });
  const notice = (url: string) => {
    const link = { text: 'Ver los precios', url };
    return { notices: [{ text: 'Cambié de oficina.', link, from: today, until: today, pages: ['home'] }] };
  };
  const answer = (url: string) => ({
    questions: [{ question: '¿Cuánto cobras?', group: 'duty', answer: [`Mira [los precios](${url}).`] }],
  });
  const places = { site: policy, offer: profile, notice, faq: answer } as const;

  beforeAll(() => learn('site.json', JSON.stringify({ ...dataFiles.site, address })));
  afterAll(() => saved('site', dataFiles.site));

  test.each(Object.entries({ ...places, logo }))(
    'is refused in the form of %s',
    async (name, withAddress) => {
      const file = name === 'logo' ? 'site' : (name as keyof typeof places);
      for (const own of [address, 'https://nunezcontadores.co'])
        await expect(saved(file, withAddress(`${own}/precios`))).rejects.toThrow(
          /^[^\n]+: tu sitio no tiene esa página: .* así: https:.*; se encontró «https:.*\/precios»\.$/,
        );
      for (const fine of [`${address}/declaracion-renta?ag=2025`, `https://otro.nunezcontadores.co/precios`])
        await expect(saved(file, withAddress(fine))).resolves.toBeDefined();
      const built = { ...dataFiles, site: { ...dataFiles.site, address } };
      expect(() => validateContent({ ...built, [file]: withAddress(`${address}/precios`) })).toThrow(
        'tu sitio no tiene esa página',
      );
    },
  );

  test('is named with its form when she gives that address to her site later', async () => {
    await saved('offer', profile('https://nunez.co/blog'));
    await expect(saved('site', { ...dataFiles.site, address: 'https://nunez.co' })).rejects.toThrow(
      'Cómo trabajas, Tus redes, 1, Dirección: tu sitio no tiene esa página',
    );
    await saved('offer', profile('https://blog.nunez.co/'));
    await expect(saved('site', { ...dataFiles.site, address: 'https://nunez.co' })).resolves.toBeDefined();
  });
});

test('blanks before a line break, as a text from Word has them, are not saved', async () => {
  const biography = ['Soy contadora, \ny trabajo\u00a0\t\nuno a uno.'];
  expect(await saved('presentation', { ...dataFiles.presentation, biography })).toMatchObject({
    biography: ['Soy contadora,\ny trabajo\nuno a uno.'],
  });
});

test('saving «Cómo te presentas» says that she has read it today, so that search engines may show her site', async () => {
  const unread = { ...dataFiles.presentation, reviewed: undefined };
  expect(await saved('presentation', unread)).toMatchObject({ reviewed: today });
});

test('saving gives a new question an address, and changes that of no other', async () => {
  const added = { question: '¿Y si me mudo?', group: 'duty', answer: ['Me escribes.'] };
  const questions = ['uno', 'dos', 'tres'].map((id) => ({ ...added, id, question: `¿Y ${id}?` }));
  const copy = { ...questions[0], question: '¿Y una copia?' };
  const after = await saved('faq', { questions: [added, ...questions.toReversed(), copy] });
  const ids = (after.questions as { id: string }[]).map(({ id }) => id);
  expect(ids.slice(1, -1)).toEqual(questions.map(({ id }) => id).toReversed());
  expect(new Set(ids).size).toBe(ids.length);
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
  expect(told).toBeUndefined();
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
  const confirmed = [{ ...decree, dates, confirmed: today, since: '2026-11-28' }];
  expect(await saved('seasons', { ...shipped, placeDates: confirmed })).toMatchObject({
    placeDates: [{ since: '2026-11-28' }],
  });
  expect(asked).toBeUndefined();
});

test('a copy that still has the switch of 1.1 for the DIAN’s Excel is published, and its next save leaves it out', async () => {
  const offer = { responseTime: 'El mismo día', dianFile: true };
  expect(() => validateContent({ ...dataFiles, offer })).not.toThrow();
  learn('offer.json', JSON.stringify(offer));
  expect(await saved('offer', offer)).toEqual({ responseTime: 'El mismo día' });
});

test('a change of her words in a file has its day, and saving the same words keeps it', async () => {
  const { presentation, services, offer, faq } = dataFiles as Data;
  const [question] = faq.questions;
  for (const [file, former, edited] of [
    ['presentation', presentation, { ...presentation, tagline: 'Calma y orden' }],
    ['services', services, { services: services.services.slice(0, -1) }],
    ['offer', offer, { responseTime: 'El mismo día' }],
    ['faq', faq, { questions: [{ ...question, answer: ['Sí.'] }] }],
  ] as const) {
    learn(`${file}.json`, JSON.stringify({ ...former, updated: '2026-11-20' }));
    expect(await saved(file, former)).toMatchObject({ updated: '2026-11-20' });
    expect(await saved(file, edited)).toMatchObject({ updated: today });
  }
});

test('what she saves elsewhere moves no page’s day, and signs nothing', async () => {
  const daysIn = (data: object) => JSON.stringify(data).match(/"(?:updated|signed)":"[^"]*"/g);
  for (const file of ['faq', 'services', 'offer', 'notice', 'presentation', 'site'] as const) {
    const data = dataFiles[file] as object;
    learn(`${file}.json`, JSON.stringify(data));
    expect([file, daysIn(await saved(file, data))]).toEqual([file, daysIn(data)]);
  }
  const { updated } = (await saved('pages', dataFiles.pages as object)).home as { updated: string };
  expect(updated).toBe(today);
});
