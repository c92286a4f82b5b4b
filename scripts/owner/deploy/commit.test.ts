/** @jest-environment node */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { noteFile, type Note } from '../../publish/publication.mjs';
import { noDatabase } from './plan';

/*
 * Runs `npm run deploy` as Workers Builds does, in a temporary folder. Fake npm and wrangler programs record
 * their arguments and fail on request.
 */

// Each test starts processes, which are slow on a busy machine.
jest.setTimeout(60_000);

let folder: string;

const fakeProgram = `
const { appendFileSync } = require('node:fs');
const asked = [...(__filename.endsWith('wrangler.js') ? ['wrangler'] : []), ...process.argv.slice(2)].join(' ');
appendFileSync('asked.txt', asked + '\\n');
if (asked.includes('d1 create')) console.log('12345678-9abc-4def-8123-456789abcdef');
if (asked === 'wrangler secret list') console.log(process.env.SECRETS);
process.exit(process.env.FAILS && asked.includes(process.env.FAILS) ? 1 : 0);
`;

const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
  delete process.env.SECRETS;
  delete process.env.HOST;
  writeFileSync(join(folder, 'npm.cjs'), fakeProgram);
  const wrangler = join(folder, 'tools/node_modules/wrangler/bin');
  mkdirSync(wrangler, { recursive: true });
  writeFileSync(join(wrangler, 'wrangler.js'), fakeProgram);
  writeFileSync(join(folder, 'wrangler.jsonc'), '{ "database_id": "12345678" }');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function deploy(fails = '', ...args: readonly string[]) {
  const env = {
    ...{ ...process.env, CI: 'true', WORKERS_CI: process.env.HOST ?? '1', FAILS: fails },
    npm_execpath: join(folder, 'npm.cjs'),
    TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
  };
  const { code, said } = await new Promise<{ code: number; said: string }>((done) => {
    const child = execFile(
      process.execPath,
      ['--import', tsx, resolve('scripts/owner/deploy.ts'), ...args],
      { cwd: folder, env },
      (_error, out, errors) => done({ code: child.exitCode ?? 1, said: out + errors }),
    );
  });
  const file = join(folder, 'asked.txt');
  const asked = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return { code, said, asked };
}

function leaveNote(note: Note): void {
  mkdirSync(join(folder, '.run'));
  writeFileSync(join(folder, noteFile), JSON.stringify(note));
}

const sends = [
  'wrangler d1 migrations apply DB --remote',
  'wrangler deploy --config editor/wrangler.jsonc',
  'wrangler deploy',
  'wrangler secret list',
];

test('what passed is sent, without a question', async () => {
  leaveNote({
    passed: true,
    placeholders: [],
  });
  expect(await deploy()).toMatchObject({ code: 0, asked: sends });
});

test.each([
  ['', 'apagados'],
  ['SMTP_HOST SMTP_USER SMTP_PASSWORD', '✓ Avisos por correo: encendidos'],
])('with the secrets «%s» it is said that mails are %s', async (names, said) => {
  leaveNote({ passed: true, placeholders: [] });
  process.env.SECRETS = JSON.stringify(names.split(' ').map((name) => ({ name, type: 'secret_text' })));
  expect(await deploy()).toMatchObject({ code: 0, said: expect.stringContaining(said) });
});

test('that the secrets can’t be listed is no failure', async () => {
  leaveNote({ passed: true, placeholders: [] });
  const { code, said } = await deploy('secret list');
  expect([code, said.includes('Avisos')]).toEqual([0, false]);
});

test('where the host’s build command was another, it is checked first', async () => {
  expect((await deploy()).asked).toEqual(['run --silent build', ...sends]);
});

test('where the check fails nothing is sent', async () => {
  const { code, said, asked } = await deploy('run --silent build');
  expect([code, asked]).toEqual([1, ['run --silent build']]);
  expect(said).toContain('No se publicó nada');
});

test('where the database can’t be brought up to date, no page is sent', async () => {
  const { code, said, asked } = await deploy('migrations');
  expect(asked.filter((line) => line.startsWith('wrangler'))).toEqual(sends.slice(0, 1));
  expect(said).toContain('el sitio sigue como estaba');
  expect(code).toBe(1);
});

test('without a database nothing is sent', async () => {
  writeFileSync(join(folder, 'wrangler.jsonc'), `{ "database_id": "${noDatabase}" }`);
  const { code, said, asked } = await deploy();
  expect([code, asked]).toEqual([1, ['run --silent build']]);
  expect(said).toContain('database_id');
});

test('a computer checks each time, and makes the database, but sends no editor', async () => {
  leaveNote({ passed: true, placeholders: [] });
  writeFileSync(join(folder, 'wrangler.jsonc'), `{ "database_id": "${noDatabase}" }`);
  process.env.HOST = '';
  const { asked } = await deploy();
  expect(asked).toEqual([
    'run --silent build',
    'wrangler d1 create contadora-leads',
    sends[0],
    ...sends.slice(2),
  ]);
  expect(readFileSync(join(folder, 'wrangler.jsonc'), 'utf8')).toContain('12345678-');
});

test('a rehearsal sends nothing', async () => {
  expect((await deploy('', '--ensayo')).asked).toEqual([
    'run --silent build',
    'wrangler deploy --config editor/wrangler.jsonc --dry-run',
    'wrangler deploy --dry-run',
  ]);
});
