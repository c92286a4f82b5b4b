/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { checkPublication } from './check-publication';
import { noteFile } from './publication.mjs';

/** The owner's data without placeholders. */
const filledIn = {
  businessName: 'Contabilidad Ejemplar',
  accountantName: 'Alguien de Prueba',
  cardNumber: '123456-T',
  city: 'Manizales',
  email: 'hola@contabilidad-ejemplar.co',
  phone: '+57 310 555 0123',
  portrait: { ...site.portrait, alt: 'Retrato' },
  university: { name: 'Universidad', url: 'https://u.edu.co/' },
};

const address = 'https://contabilidad-ejemplar.co';
const findable = `User-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;
let asked: string[];
let said: jest.SpyInstance;
beforeEach(() => {
  globalThis.fetch = async () => new Response('', { status: 404 });
  said = jest.spyOn(console, 'log').mockImplementation();
  Object.assign(site, filledIn);
  Object.assign(presentation, { reviewed: '2026-11-25' });
  asked = [];
  process.env.NEXT_PUBLIC_SITE_URL = address;
  jest.spyOn(console, 'error').mockImplementation();
});
afterAll(() => {
  delete process.env.NEXT_PUBLIC_SITE_URL;
});

const check = (fails = 'nothing', refusesRehearsals = false) =>
  checkPublication(
    async (command, settings) => {
      asked.push([command.at(-1), settings?.EXPORT_URL].filter(Boolean).join(' '));
      return asked.at(-1)?.includes(fails) ? 'No sirve.' : undefined;
    },
    { refusesRehearsals },
  );

test('the build makes pages, checks types, crawls at the public address, builds the editor, and ends with her tasks', async () => {
  expect(await check()).toMatchObject({
    passed: true,
    placeholders: [],
    tasks: expect.arrayContaining([expect.stringContaining('No has dicho que leíste todas tus páginas')]),
  });
  expect(asked).toEqual([
    'build:pages',
    'typecheck',
    `e2e/export/crawl ${address}`,
    'editor/build-editor.ts',
  ]);
  const [[last]] = said.mock.calls.slice(-1);
  expect(last).toContain('En out/ está tu sitio completo.');
  expect(last).toContain('! No has dicho que leíste todas tus páginas');
});

test.each([
  ['her published site', findable, true],
  [
    'her published site, with lines that Cloudflare prepends',
    `User-agent: GPTBot\nDisallow: /\n\n${findable}`,
    true,
  ],
  ['a rehearsal', 'User-Agent: *\nDisallow: /\n', false],
  ['a former site at the same address', `User-agent: *\nDisallow:\n\nSitemap: ${address}/sitemap.xml`, false],
  ['nothing yet', undefined, false],
  ['an address that nobody answers', null, false],
])(
  'a placeholder is refused only if her published site is online; here online is %s',
  async (_, robots, isRefused) => {
    globalThis.fetch = async () => {
      if (robots === null) throw new Error('ENOTFOUND');
      return new Response(robots, { status: robots === undefined ? 404 : 200 });
    };
    Object.assign(site, { city: 'Ciudad (por completar)' });
    const refusal = expect.stringContaining('content/site.json → Quién eres, Ciudad: escribe tu dato');
    expect(await check()).toMatchObject(
      isRefused ? { passed: false, said: refusal } : { passed: true, placeholders: ['Quién eres, Ciudad'] },
    );
  },
);

test('a site whose texts nobody has reviewed stays a rehearsal', async () => {
  Object.assign(presentation, { reviewed: undefined });
  expect(await check()).toMatchObject({ passed: true, placeholders: ['Cómo te presentas, Lo leíste el'] });
});

test('`npm run preflight` refuses example data, unreviewed texts and a missing address, named as in the editor', async () => {
  expect(await check('nothing', true)).toMatchObject({ passed: true });
  Object.assign(site, { city: 'Ciudad (por completar)' });
  Object.assign(presentation, { reviewed: undefined });
  process.env.NEXT_PUBLIC_SITE_URL = '';
  const { said = '' } = { said: undefined, ...(await check('nothing', true)) };
  for (const label of [
    'Quién eres, Ciudad',
    'Cómo te presentas, Lo leíste el',
    'Quién eres, Dirección de este sitio',
  ])
    expect(said).toContain(label);
  expect(asked.at(-1)).toBe('typecheck');
});

test.each([
  ['build:pages', 'No sirve.'],
  [
    'crawl',
    'Las páginas se construyeron, y al leerlas algo no está como debe. Esto dice la revisión:\nNo sirve.',
  ],
  ['build-editor', 'No sirve.'],
])(
  'where %s fails, the report says why in Spanish, and nothing says that the site is complete',
  async (fails, reason) => {
    said.mockClear();
    expect(await check(fails)).toEqual({ passed: false, said: expect.stringContaining(reason) });
    expect(said).not.toHaveBeenCalled();
  },
);

test('`npm run build` of refused data ends with an error, leaves no site, and notes the reason for the report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const npm = join(folder, 'npm.cjs');
  writeFileSync(
    npm,
    "console.error('✗ content/site.json → Quién eres, Ciudad: falta este dato'); process.exit(1);",
  );
  const tsx = pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve('tsx')).href;
  const { status } = spawnSync(
    process.execPath,
    ['--import', tsx, join(process.cwd(), 'scripts/publish/build-to-publish.ts')],
    { cwd: folder, env: { ...process.env, npm_execpath: npm } },
  );
  expect(status).toBe(1);
  expect(existsSync(join(folder, 'out'))).toBe(false);
  const note = JSON.parse(readFileSync(join(folder, noteFile), 'utf8'));
  expect(note).toEqual({
    passed: false,
    said: expect.stringContaining('Quién eres, Ciudad: falta este dato'),
  });
  rmSync(folder, { recursive: true });
});
