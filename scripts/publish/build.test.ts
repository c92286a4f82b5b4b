/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import siteData from '@/content/site.json';
import { mirror } from '../lib/sources.mjs';
import { noteFile, type Note } from './issue-texts.mjs';

/*
 * `npm run build` on a copy of the sources, with a fake npm that records its arguments and fails on request.
 */

// Each test starts programs, which are slow on a busy machine.
jest.setTimeout(60_000);

const standIn = `
const { appendFileSync } = require('node:fs');
const asked = process.argv.slice(2).join(' ');
appendFileSync('asked.txt', asked + ' ' + (process.env.EXPORT_URL ?? '') + '\\n');
const fails = process.env.FAILS && asked.includes(process.env.FAILS);
console.log(fails ? '✗ No sirve.' : 'bien');
process.exit(fails ? 1 : 0);
`;

const { resolve: locate } = createRequire(__filename);
const tsx = pathToFileURL(locate('tsx')).href;
// `npm test` runs in a folder inside the project without packages of its own.
const packages = resolve(locate('tsx/package.json'), '../..');

let folder: string;
let server: Server;
let address: string;
/** The robots.txt at the site's address. */
let robots: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mirror('.', folder);
  symlinkSync(packages, join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'npm.cjs'), standIn);
  server = createServer((_request, response) => response.end(robots));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function build(city: string, fails = '') {
  writeFileSync(join(folder, 'content/site.json'), JSON.stringify({ ...nobodys, city }));
  rmSync(join(folder, 'asked.txt'), { force: true });
  const env = {
    ...{ ...process.env, FAILS: fails, EXPORT_URL: undefined },
    ...{ NEXT_PUBLIC_SITE_URL: address, npm_execpath: join(folder, 'npm.cjs') },
  };
  const code = await new Promise<number>((done) => {
    const args = ['--import', tsx, join(folder, 'scripts/publish/build.ts')];
    const child = execFile(process.execPath, args, { cwd: folder, env }, () => done(child.exitCode ?? 1));
  });
  const note: Note = JSON.parse(readFileSync(join(folder, noteFile), 'utf8'));
  return { code, note, asked: readFileSync(join(folder, 'asked.txt'), 'utf8').trim().split('\n') };
}

/** Data without placeholders. */
const nobodys = {
  ...siteData,
  businessName: 'Contabilidad Ejemplar',
  accountantName: 'Alguien de Prueba',
  cardNumber: '123456-T',
  email: 'hola@contabilidad-ejemplar.co',
  phone: '+57 310 555 0123',
  portrait: { ...siteData.portrait, alt: 'Retrato' },
  university: { name: 'Universidad', url: 'https://u.edu.co/' },
};
const example = 'Ciudad (por completar)';

test('builds, reads the export at its address, and builds the editor', async () => {
  robots = '';
  const { code, note, asked } = await build('Manizales');
  expect([code, note]).toMatchObject([0, { passed: true, placeholders: [] }]);
  expect(asked).toEqual([
    expect.stringContaining('check-sources'),
    expect.stringContaining('build:pages'),
    expect.stringMatching(`e2e/export/crawl ${address}$`),
    expect.stringContaining('editor/build'),
  ]);
});

test('an example among the data is reported, and published only where nothing is online yet', async () => {
  robots = 'User-Agent: *\nDisallow: /\n';
  expect(await build(example)).toMatchObject({ code: 0, note: { passed: true, placeholders: ['Ciudad'] } });
});

test('the return of an example is refused once the site was published without', async () => {
  robots = `User-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;
  const { code, note, asked } = await build(example);
  expect([code, asked.length]).toEqual([1, 2]);
  expect(note).toEqual({
    passed: false,
    said: expect.stringContaining('content/site.json → Quién eres, Ciudad: escribe tu dato'),
  });
  expect((await build('Manizales')).code).toBe(0);
});

test.each(['check-sources', 'build:pages', 'editor/build'])(
  'why %s fails is kept for the report',
  async (step) => {
    robots = '';
    expect(await build('Manizales', step)).toMatchObject({
      code: 1,
      note: { passed: false, said: 'No sirve.' },
    });
  },
);

test('where reading the pages fails, the report says so in Spanish, without the test’s words', async () => {
  robots = '';
  const { code, note } = await build('Manizales', 'crawl');
  expect([code, note]).toEqual([
    1,
    { passed: false, said: expect.stringMatching(/^Las páginas se construyeron/) },
  ]);
});
