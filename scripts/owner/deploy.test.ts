/** @jest-environment node */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { noteFile } from '../publish/publication.mjs';
import { noDatabase } from './cloudflare.mjs';

/*
 * Runs `npm run deploy` as Workers Builds does, in a temporary folder. Fake npm and wrangler programs record
 * their arguments and fail on request.
 */

// Each test starts processes, which takes long on a busy machine.
jest.setTimeout(60_000);

let folder: string;

const fakeProgram = `
const { appendFileSync } = require('node:fs');
const name = process.env.WRANGLER_CI_OVERRIDE_NAME;
const program = __filename.endsWith('wrangler.js') ? ['wrangler', ...(name ? ['as ' + name] : [])] : [];
const asked = [...program, ...process.argv.slice(2)].join(' ');
appendFileSync('asked.txt', asked + '\\n');
if (asked.includes('d1 create')) console.log('12345678-9abc-4def-8123-456789abcdef');
if (asked.includes('editor/')) console.log('https://' + asked.split(' ').at(-1) + '.ana.workers.dev');
if (asked === 'wrangler secret list') console.log(process.env.SECRETS);
process.exit(process.env.FAILS && asked.includes(process.env.FAILS) ? 1 : 0);
`;

const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
  writeFileSync(join(folder, 'npm-cli.cjs'), fakeProgram);
  const wrangler = join(folder, 'tools/node_modules/wrangler/bin');
  mkdirSync(wrangler, { recursive: true });
  writeFileSync(join(wrangler, 'wrangler.js'), fakeProgram);
  writeFileSync(
    join(folder, 'wrangler.jsonc'),
    '{ "name": "cuentas", "database_name": "cuentas-leads", "database_id": "12345678" }',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

async function deploy(given: NodeJS.Dict<string> = {}) {
  const env = {
    ...{ ...process.env, CI: 'true', WORKERS_CI: '1', WRANGLER_CI_OVERRIDE_NAME: undefined, ...given },
    npm_execpath: join(folder, 'npm-cli.cjs'),
    TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
    // A rehearsal, whatever address the owner's data have: no page is compared with the published ones.
    NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  };
  const { code, said } = await new Promise<{ code: number; said: string }>((done) => {
    const child = execFile(
      process.execPath,
      ['--import', tsx, resolve('scripts/owner/deploy.ts')],
      { cwd: folder, env },
      (_error, out, errors) => done({ code: child.exitCode ?? 1, said: out + errors }),
    );
  });
  const file = join(folder, 'asked.txt');
  const asked = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return { code, said, asked };
}

function leaveNote(): void {
  mkdirSync(join(folder, '.run'));
  writeFileSync(join(folder, noteFile), JSON.stringify({ passed: true, placeholders: [] }));
}

const build = 'run --silent build';
const sends = [
  'wrangler d1 migrations apply DB --remote',
  'wrangler deploy --config editor/wrangler.jsonc --name cuentas-editor',
  'wrangler deploy --keep-vars --var EDITOR_URL:https://cuentas-editor.ana.workers.dev',
  'wrangler secret list',
];

test('a checked build is published, and the editor is named after the site’s worker', async () => {
  leaveNote();
  const { code, asked } = await deploy({ WRANGLER_CI_OVERRIDE_NAME: 'sitio' });
  expect([code, asked]).toEqual([
    0,
    [
      'wrangler as sitio d1 migrations apply DB --remote',
      'wrangler deploy --config editor/wrangler.jsonc --name sitio-editor',
      'wrangler as sitio deploy --keep-vars --var EDITOR_URL:https://sitio-editor.ana.workers.dev',
      'wrangler as sitio secret list --name sitio',
    ],
  ]);
});

test.each([
  ['', 'apagados'],
  ['SMTP_HOST SMTP_USER SMTP_PASSWORD', '✓ Avisos por correo: encendidos'],
])('with the secrets «%s» the owner reads that mails are «%s»', async (names, said) => {
  leaveNote();
  const SECRETS = JSON.stringify(names.split(' ').map((name) => ({ name, type: 'secret_text' })));
  expect(await deploy({ SECRETS })).toMatchObject({ code: 0, said: expect.stringContaining(said) });
});

test('an unchecked build is checked first, and a failed listing of secrets fails nothing', async () => {
  const { code, said, asked } = await deploy({ FAILS: 'secret list' });
  expect([code, said.includes('Avisos'), asked]).toEqual([0, false, [build, ...sends]]);
});

test('nothing is published when the build fails', async () => {
  const { code, said, asked } = await deploy({ FAILS: build });
  expect([code, asked]).toEqual([1, [build]]);
  expect(said).toContain('No se publicó nada');
});

test('no page is published when the migrations fail', async () => {
  leaveNote();
  const { code, said, asked } = await deploy({ FAILS: 'migrations' });
  expect([code, asked]).toEqual([1, sends.slice(0, 1)]);
  expect(said).toContain('el sitio sigue como estaba');
});

test('without a database Workers Builds publishes nothing; a computer creates it and leaves the editor out', async () => {
  leaveNote();
  writeFileSync(
    join(folder, 'wrangler.jsonc'),
    `{ "name": "cuentas", "database_name": "cuentas-leads", "database_id": "${noDatabase}" }`,
  );
  const onHost = await deploy();
  expect([onHost.code, onHost.asked]).toEqual([1, []]);
  expect(onHost.said).toContain('database_id');
  const { asked } = await deploy({ WORKERS_CI: '' });
  expect(asked).toEqual([
    build,
    'wrangler d1 create cuentas-leads',
    sends[0],
    'wrangler deploy --keep-vars',
    sends[3],
  ]);
  expect(readFileSync(join(folder, 'wrangler.jsonc'), 'utf8')).toContain('12345678-');
});
