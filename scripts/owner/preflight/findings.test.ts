/** @jest-environment node */
import sharp from 'sharp';
import { seasons } from '@/lib/seasons';
import { pages } from '@/content/pages';
import { edits } from '@/e2e/second/honest';
import type { IsoDate } from '@/content/seasons/types';
import { site, type Site } from '@/content/site';
import { seasonFor } from '@/lib/words/active-season';
import type { Finding } from './finding';
import { identityFindings } from './identity';
import { logoFindings, portraitFinding } from './pictures';
import { seasonFindings } from './season-findings';
import { settingsFindings } from './settings';
import { offerFinding, policyFinding, reviewFindings } from './upkeep';

/** Data as the repository ships them. */
const given: Site = {
  ...site,
  businessName: 'Nombre del negocio',
  accountantName: 'Nombre de la contadora',
  cardNumber: '000000-T (por completar)',
  city: 'Ciudad (por completar)',
  email: 'correo@contadora.example',
  phone: '+57 300 000 0000',
  portrait: {
    ...site.portrait,
    photo: '/images/portrait.svg',
    alt: 'Dibujo provisional en el lugar de la fotografía',
  },
  university: { name: 'Universidad (por completar)', url: 'https://universidad.example/' },
  professionalBoard: { ...site.professionalBoard, logoUrl: undefined },
};

const filledIn: Site = {
  ...{ ...site, ...edits.site, activeSeason: site.activeSeason, privacy: site.privacy },
  portrait: { ...site.portrait, photo: '/images/foto.jpg', alt: 'Ana' },
  professionalBoard: { ...site.professionalBoard, logoUrl: 'https://www.jcc.gov.co/logo.svg' },
};

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0b5d46' } })
    .png()
    .toBuffer();
}

function whatIsMissing(findings: readonly Finding[]): string[] {
  return findings.filter(({ state }) => state === 'missing').map(({ what }) => what);
}

function whatIsNoticed(findings: readonly Finding[]): string[] {
  return findings.filter(({ state }) => state === 'notice').map(({ what }) => what);
}

test('The content as it is given away misses what only its owner knows, field by field', () => {
  const fields = identityFindings(given).map((finding) =>
    finding.state === 'missing' ? finding.todo : finding.what,
  );
  const names = ['businessName', 'accountantName', 'cardNumber', 'city', 'email', 'phone'];
  expect(fields).toEqual(
    [...names, 'portrait.alt', 'university.name', 'university.url'].map(
      (field) => `En content/site.json, escribe tu dato en ${field}.`,
    ),
  );
});

test('Content filled in misses nothing', () => {
  expect(whatIsMissing(identityFindings(filledIn))).toEqual([]);
});

test.each([
  ['', 'no está dada'],
  ['contadora', 'no es una dirección'],
  ['http://contadora.co', 'no empieza por https://'],
  ['https://contadora.example', 'no existe en internet'],
  ['https://localhost', 'no existe en internet'],
  ['https://ana.github.io/mi-sitio', 'lleva una carpeta'],
])('The site address «%s» %s', (siteUrl, problem) => {
  const findings = settingsFindings({ siteUrl, apiHost: 'https://api.contadora.co' });
  expect(whatIsMissing(findings)).toEqual([expect.stringContaining(problem)]);
});

test.each(['https://api.contadora.co/', ''])(
  'Addresses that can be published, and the API at «%s»',
  (apiHost) => {
    expect(whatIsMissing(settingsFindings({ siteUrl: 'https://contadora.co', apiHost }))).toEqual([]);
  },
);

test('What a season lacks is said, with what to do about it', () => {
  const said = (year: number, today: IsoDate) =>
    seasonFindings(seasonFor(year), today).flatMap((finding) =>
      finding.state === 'notice' ? [finding] : [],
    );

  expect(said(2025, '2025-10-24')).toEqual([]);
  expect(said(2025, '2025-10-25')).toEqual([
    {
      state: 'notice',
      what: 'Temporada 2025: su última fecha fue el 24 de octubre de 2025; el sitio lo dice',
      todo: expect.stringContaining('escribe 2026 en activeSeason'),
    },
  ]);
  expect(seasonFindings(seasonFor(2026), '2026-12-01', seasons, 'auto')).toContainEqual({
    state: 'ready',
    what: expect.stringContaining('en enero pasa solo a 2027'),
  });
  expect(said(2027, '2026-12-01')).toEqual([
    {
      state: 'notice',
      what: 'Fechas de 2027: calculadas; el sitio lo dice',
      todo: expect.stringContaining('llena «Publicada por la DIAN»'),
    },
  ]);
  expect(said(2027, '2027-12-01').map(({ todo }) => todo)).toEqual([
    expect.stringContaining('llena «Publicada por la DIAN»'),
    expect.stringContaining('escribe 2028 en activeSeason'),
    expect.stringContaining('npm run season -- 2028'),
    expect.stringContaining('en uvt de content/seasons.json'),
  ]);
});

test('Words that nobody looked over for a year are named', () => {
  const reviewed = (updated: IsoDate) => reviewFindings({ home: { ...pages.home, updated } }, '2027-11-22');
  expect(reviewed('2026-11-22')).toMatchObject([{ state: 'ready' }]);
  expect(reviewed('2026-11-21')).toMatchObject([
    { state: 'notice', todo: expect.stringContaining('home.updated') },
  ]);
});

test('The photograph is hers, or it is said', () => {
  expect(portraitFinding(filledIn)).toMatchObject({ state: 'ready' });
  expect(portraitFinding(given)).toMatchObject({
    state: 'notice',
    what: 'Fotografía: sigue el dibujo provisional',
  });
});

test('A logo that is missing, silent or no picture is said and stops nothing', async () => {
  const answer =
    (body: BodyInit, status = 200) =>
    () =>
      Promise.resolve(new Response(body, { status }));
  const states = async (get: typeof fetch) => (await logoFindings(filledIn, get)).map(({ state }) => state);

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  for (const get of [answer(new Uint8Array(await picture(200, 80))), answer(drawing)])
    expect(await states(get)).toEqual(['ready', 'ready']);
  const refused = () => Promise.reject(new TypeError('fetch failed'));
  const small = new Uint8Array(await picture(40, 40));
  for (const get of [answer(small), answer('<p>Hola</p>'), answer('', 404), refused])
    expect(await states(get)).toEqual(['notice', 'notice']);
  expect(whatIsMissing(await logoFindings(given))).toEqual([]);
  expect(whatIsNoticed(await logoFindings(given))).toHaveLength(2);
});

test('answers of the offer that she has not written are noticed', () => {
  const empty = { steps: [], profiles: [], testimonials: [] };
  expect(offerFinding(empty)).toMatchObject({ state: 'notice' });
  expect(JSON.stringify(offerFinding(empty))).toContain(
    'content/offer.json (fees, password, liability, delivers)',
  );
  const partial = {
    ...empty,
    fees: { from: '150000' },
    password: 'Firmamos juntos.',
    liability: 'Respondo yo.',
  };
  expect(JSON.stringify(offerFinding(partial))).toContain('content/offer.json (delivers)');
  expect(offerFinding({ ...partial, delivers: 'El PDF.' })).toMatchObject({ state: 'ready' });
});

test('a policy of personal data without a page is reminded of', () => {
  const privacy = { ...site.privacy, policyUrl: undefined };
  expect(policyFinding({ ...site, privacy })).toMatchObject({ state: 'notice' });
  const policyUrl = 'https://www.contadora.co/politica';
  expect(policyFinding({ ...site, privacy: { ...privacy, policyUrl } })).toMatchObject({ state: 'ready' });
});
