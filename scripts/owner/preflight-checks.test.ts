/** @jest-environment node */
import { pages } from '@/content/pages';
import { presentation } from '@/content/presentation';
import type { IsoDate } from '@/content/tax-calendar/types';
import { site, type Site } from '@/content/site';
import { seasons } from '@/lib/seasons';
import { seasonFor } from '@/lib/words/active-season';
import {
  addressFinding,
  apiFinding,
  identityFindings,
  line,
  readingFindings,
  seasonFindings,
  steps,
  upkeepFindings,
} from './preflight-checks';

const filledIn: Site = {
  ...site,
  businessName: 'Contabilidad Ejemplar',
  accountantName: 'Ana María Pérez',
  cardNumber: '123456-T',
  city: 'Manizales',
  email: 'hola@contabilidad-ejemplar.co',
  phone: '+57 310 555 0123',
  portrait: { ...site.portrait, photo: '/images/foto.jpg', alt: 'Ana' },
  university: { name: 'Universidad', url: 'https://u.edu.co/' },
  privacy: { ...site.privacy, policyUrl: 'https://www.ana.co/politica' },
};

const read = { ...presentation, reviewed: '2026-11-25' } as const;

test('each example value that is left stops a deploy, named as in the editor', () => {
  expect(identityFindings(filledIn, read).map(line)).toEqual(['  ✓ Tus datos están completos']);
  const example = { ...filledIn, city: 'Ciudad (por completar)' };
  expect(identityFindings(example, read).map(line)).toEqual([
    '  ✗ Ciudad: sigue el de ejemplo, «Ciudad (por completar)»\n      → En content/site.json, escribe tu dato en city.',
  ]);
});

test.each([
  ['https://www.contadora.co', '✓ Dirección: https://www.contadora.co'],
  ['', '✗ Dirección: no está dada'],
  ['contadora', '✗ Dirección: «contadora» no sirve'],
  ['http://contadora.co', '✗'],
  ['https://contadora.example', '✗'],
  ['https://localhost', '✗'],
  ['https://ana.github.io/mi-sitio', '✗'],
])('the report on the address «%s» starts with «%s»', (address, said) => {
  expect(line(addressFinding('Dirección', address, 'Escríbela.'))).toContain(said);
});

test('a missing API is a notice that says what the form does without it', () => {
  const said = (found: Parameters<typeof apiFinding>[1]) => line(apiFinding('https://ana.co', found));
  expect(said('api')).toBe('  ✓ Formulario: en https://ana.co contesta una API que lo recibe');
  expect(said('files')).toMatch(
    /^ {2}! Formulario: en https:\/\/ana\.co hay un sitio y ninguna API; .*por WhatsApp lo que escribió; a ti no te llegará un correo[^]*→ «npm run deploy»/,
  );
  expect(said('nobody')).toContain('todavía no contesta nadie; mientras siga así, quien llene el formulario');
});

test('missing season data is a notice that says what to do', () => {
  const said = (year: number, today: IsoDate) => seasonFindings(seasonFor(year), seasons, today).map(line);
  expect(said(2025, '2025-10-24')).toEqual([expect.stringContaining('✓ Temporada 2025: su última fecha es')]);
  expect(said(2025, '2025-10-25')).toEqual([
    expect.stringMatching(/! .* fue el 24 de octubre de 2025[^]*→ Elige/),
  ]);
  expect(said(2027, '2027-12-01')).toEqual([
    expect.stringContaining('! Temporada 2027: su última fecha fue'),
    expect.stringMatching(/! .*son calculadas[^]*llena «Publicada por la DIAN»/),
    expect.stringContaining('Para 2027 falta la UVT de 2027'),
    expect.stringContaining('comparar las fechas'),
  ]);
  expect(said(2027, '2028-01-05')).toContainEqual(expect.stringContaining('npm run season -- 2028'));
});

test('texts that changed after she read them all, or that nobody signed, are a notice', () => {
  const said = (signed: IsoDate | undefined) =>
    readingFindings({ ...presentation, signed }, '2026-12-03').map(line);
  expect(said(undefined)).toEqual([expect.stringContaining('! No has dicho que leíste todas tus páginas')]);
  expect(said('2026-12-02')).toEqual([
    expect.stringMatching(
      /! Leíste todo el 2 de diciembre de 2026, .* el 3 de diciembre de 2026\n.*«Cómo te/,
    ),
  ]);
  expect(said('2026-12-03')).toEqual(['  ✓ Leíste todo el 3 de diciembre de 2026']);
});

test('a drawing as photograph, texts older than a year and a missing policy are notices', () => {
  const home = { ...pages.home, label: 'Inicio' };
  const reviewed = (updated: IsoDate) => [{ ...home, updated }];
  expect(
    upkeepFindings(filledIn, reviewed('2026-11-22'), { fees: { from: '150000' } }, '2027-11-22'),
  ).toEqual([]);
  const drawn = {
    ...filledIn,
    portrait: { ...site.portrait, photo: '/images/portrait.svg' },
    privacy: site.privacy,
  };
  expect(upkeepFindings(drawn, reviewed('2026-11-21'), {}, '2027-11-22').map(line)).toEqual([
    expect.stringContaining('! Honorarios: no dices desde cuánto'),
    expect.stringContaining('! Fotografía: sigue el dibujo'),
    expect.stringContaining('! Inicio: sus textos se leyeron por última vez el 21 de noviembre de 2026'),
    expect.stringContaining('! Política de datos'),
  ]);
});

test('preflight ends with the site’s own build, so that out/ has its address', () => {
  expect(steps.map(({ command }) => command.at(-1))).toEqual(['smoke', 'build']);
});
