/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { seasons } from '@/content/seasons';
import type { IsoDate } from '@/content/seasons/types';
import { site, type Site } from '@/content/site';
import { seasonFor } from '@/lib/season';
import { builtSiteFindings, sizeFindings } from './built-site';
import type { Finding } from './finding';
import { identityFindings } from './identity';
import { logoFindings, portraitFindings } from './pictures';
import { seasonFindings } from './season';
import { securityFinding } from './security';
import { settingsFindings } from './settings';

/** As the repository is given away. */
const given: Site = {
  ...site,
  businessName: 'Nombre del negocio',
  accountantName: 'Nombre de la contadora',
  cardNumber: '000000-T (por completar)',
  city: 'Ciudad (por completar)',
  email: 'correo@contadora.example',
  phone: '+57 300 000 0000',
  portrait: { src: '/images/portrait.svg', alt: 'Dibujo provisional en el lugar de la fotografía' },
  university: { name: 'Universidad (por completar)', url: 'https://universidad.example/', logoUrl: null },
  professionalBoard: { ...site.professionalBoard, logoUrl: null },
};

const filledIn: Site = {
  ...site,
  businessName: 'Contabilidad Ejemplar',
  accountantName: 'Alguien de Prueba',
  cardNumber: '123456-T',
  city: 'Manizales',
  email: 'hola@contabilidad-ejemplar.co',
  phone: '+57 310 555 0123',
  portrait: { src: '/foto.png', alt: 'Retrato de la contadora' },
  university: { name: 'Universidad', url: 'https://u.edu.co/', logoUrl: 'https://u.edu.co/logo.png' },
  professionalBoard: { ...site.professionalBoard, logoUrl: 'https://www.jcc.gov.co/logo.svg' },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preflight-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0b5d46' } })
    .png()
    .toBuffer();
}

function whatIsMissing(findings: readonly Finding[]): string[] {
  return findings.filter(({ state }) => state === 'missing').map(({ what }) => what);
}

test('The content as it is given away misses what only its owner knows, field by field', () => {
  const fields = identityFindings(given).map((finding) =>
    finding.state === 'missing' ? finding.todo : finding.what,
  );
  const names = ['businessName', 'accountantName', 'cardNumber', 'city', 'email', 'phone'];
  expect(fields).toEqual(
    [...names, 'university.name', 'university.url', 'portrait.alt'].map(
      (field) => `En content/site.ts, escribe el tuyo en ${field}.`,
    ),
  );
});

test('Content filled in misses nothing', () => {
  expect(whatIsMissing(identityFindings(filledIn, seasons))).toEqual([]);
});

test('What the build would refuse is said too', () => {
  const [problem] = identityFindings({ ...filledIn, phone: '310 555 0123' }).filter(
    ({ state }) => state === 'missing',
  );
  expect(problem).toMatchObject({ todo: expect.stringContaining('phone') });
});

test.each([
  ['', 'no está dada'],
  ['contadora', 'no es una dirección'],
  ['http://contadora.co', 'no empieza por https://'],
  ['https://contadora.example', 'no existe en internet'],
  ['https://localhost', 'no existe en internet'],
  ['https://ana.github.io/mi-sitio', 'lleva una carpeta'],
])('The site address «%s» %s', (siteUrl, problem) => {
  const findings = settingsFindings({ siteUrl, apiHost: 'https://api.contadora.co', basePath: '' });
  expect(whatIsMissing(findings)).toEqual([expect.stringContaining(problem)]);
});

test('Addresses that can be published, in a folder too', () => {
  const settings = {
    siteUrl: 'https://ana.github.io',
    apiHost: 'https://api.contadora.co/',
    basePath: '/mi-sitio',
  };
  expect(whatIsMissing(settingsFindings(settings))).toEqual([]);
  expect(whatIsMissing(settingsFindings({ ...settings, basePath: 'mi-sitio/' }))).toHaveLength(1);
});

test('A season is fit to publish from the DIAN’s word to the end of its last day', () => {
  expect(whatIsMissing(seasonFindings(seasonFor(2025), '2025-10-24'))).toEqual([]);
  expect(whatIsMissing(seasonFindings(seasonFor(2025), '2025-10-25'))).toEqual([
    'Temporada 2025: su última fecha fue el 24 de octubre de 2025',
  ]);
  const adviceOn = (today: IsoDate) => seasonFindings(seasonFor(2025), today)[1];
  expect(adviceOn('2026-11-21')).toMatchObject({
    todo: expect.stringContaining('escribe 2027 en activeSeason'),
  });
  expect(adviceOn('2027-12-01')).toMatchObject({ todo: expect.stringContaining('npm run season -- 2028') });
  const computed = {
    ...seasonFor(2026),
    provenance: { status: 'computed', source: 'x', url: 'https://x.co' },
  } as const;
  expect(whatIsMissing(seasonFindings(computed, '2026-01-01'))).toHaveLength(1);
});

test.each([
  ['2027-10-01', 'ready'],
  ['2027-10-02', 'unknown'],
  ['2027-11-01', 'unknown'],
  ['2027-11-02', 'missing'],
] as const)('On %s the end of security.txt is %s', (today, state) => {
  const finding = securityFinding({ ...site, security: { expires: '2027-11-01' } }, today);
  expect(finding).toMatchObject({ state, what: expect.stringContaining('1 de noviembre de 2027') });
});

test('The photograph must be there, square, large and light enough', async () => {
  const look = async (bytes?: Buffer | string) => {
    if (bytes !== undefined) writeFileSync(join(folder, 'foto.png'), bytes);
    return whatIsMissing(await portraitFindings(filledIn, folder));
  };
  expect(await look()).toEqual(['Fotografía: no está en public/foto.png']);
  expect(await look('no')).toEqual(['Fotografía: public/foto.png no es una imagen']);
  expect(await look(await picture(600, 480))).toEqual(['Fotografía: no es cuadrada (600 × 480 px)']);
  expect(await look(await picture(300, 300))).toEqual(['Fotografía: es pequeña (300 × 300 px)']);
  expect(await look(Buffer.concat([await picture(480, 480)], 300 * 1024))).toEqual([
    'Fotografía: pesa 300 kB',
  ]);
  expect(await look(await picture(480, 480))).toEqual([]);
  expect(whatIsMissing(await portraitFindings(given, 'public'))).toEqual([
    'Fotografía: sigue el dibujo provisional',
  ]);
});

test('A logo must be given and be a picture; a silent host is said and stops nothing', async () => {
  const answer =
    (body: BodyInit, status = 200) =>
    () =>
      Promise.resolve(new Response(body, { status }));
  const states = async (get: typeof fetch) => (await logoFindings(filledIn, get)).map(({ state }) => state);

  expect(await states(answer(new Uint8Array(await picture(200, 80))))).toEqual(['ready', 'ready']);
  expect(await states(answer('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toEqual([
    'ready',
    'ready',
  ]);
  expect(await states(answer(new Uint8Array(await picture(40, 40))))).toEqual(['missing', 'missing']);
  expect(await states(answer('<p>Hola</p>'))).toEqual(['missing', 'missing']);
  expect(await states(answer('', 404))).toEqual(['missing', 'missing']);
  expect(await states(() => Promise.reject(new TypeError('fetch failed')))).toEqual(['unknown', 'unknown']);
  expect(whatIsMissing(await logoFindings(given))).toHaveLength(2);
});

test('What was built must carry the site’s own data and addresses', () => {
  const settings = { siteUrl: 'https://contadora.co', apiHost: 'https://api.contadora.co', basePath: '' };
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const look = () => whatIsMissing(builtSiteFindings(folder, settings));

  write('a.js', 'fetch("https://api.contadora.co/api/contact")');
  write(
    'a.html',
    '<link rel="canonical" href="https://contadora.co/a"><a href="tel:+573105550123">Llamar</a>',
  );
  expect(look()).toEqual([]);

  write(
    'b.html',
    '<link rel="canonical" href="http://localhost:3000/b"><a href="tel:+573000000000">Llamar</a>',
  );
  write('a.js', 'fetch("/api/contact")');
  expect(look()).toEqual([
    'Páginas con un dato de ejemplo: b.html',
    'Páginas con otra dirección: b.html',
    'El formulario construido no escribe a https://api.contadora.co',
  ]);
  expect(sizeFindings(folder)).toEqual([{ state: 'ready', what: 'Se subirán 3 archivos, 0 MB en total' }]);
});
