/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicValues } from '../lib/public-values.mjs';
import { noteFile } from '../publish/publication.mjs';
import { noDatabase } from './cloudflare.mjs';
import { deploySite } from './deploy-site';

/* Deploys as Workers Builds does, with an npm and a wrangler that only note what they are asked. */

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
  process.chdir(folder);
  configure('12345678');
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function configure(id: string): void {
  writeFileSync(
    'wrangler.jsonc',
    `{ "name": "cuentas", "database_name": "cuentas-leads", "database_id": "${id}" }`,
  );
}

/** @param fails part of the command that fails */
async function deploy(env: NodeJS.Dict<string> = {}, fails = 'nothing') {
  const asked: string[] = [];
  jest.spyOn(console, 'log').mockImplementation();
  const answer = (command: string) => {
    asked.push(command);
    return command.includes(fails) ? 1 : 0;
  };
  const run = deploySite(
    {
      npm: (args) => Promise.resolve(answer(args.join(' '))),
      wrangler: (args, { WRANGLER_CI_OVERRIDE_NAME: name }) => {
        const code = answer(['wrangler', ...(name ? [`as ${name}`] : []), ...args].join(' '));
        const answers: Readonly<Record<string, string>> = {
          d1: '12345678-9abc-4def-8123-456789abcdef',
          deploy: `https://${args.at(-1)}.ana.workers.dev`,
        };
        return Promise.resolve({ code, said: answers[args[0] ?? ''] ?? '' });
      },
    },
    { CI: 'true', WORKERS_CI: '1', ...env },
  );
  const error = await run.then(
    () => undefined,
    ({ message }: Error) => message,
  );
  return { asked, error };
}

function leaveNote(): void {
  mkdirSync('.run');
  writeFileSync(noteFile, JSON.stringify({ passed: true, placeholders: [] }));
}

const build = 'run --silent build';
const { NEXT_PUBLIC_SENTENCES_DAY: day } = publicValues();
const defined = `--define process.env.NEXT_PUBLIC_BUILD_YEAR:"2026" --define process.env.NEXT_PUBLIC_SENTENCES_DAY:"${day}"`;
const sends = [
  'wrangler d1 migrations apply DB --remote',
  'wrangler deploy --config editor/wrangler.jsonc --name cuentas-editor',
  `wrangler deploy --keep-vars ${defined} --var EDITOR_URL:https://cuentas-editor.ana.workers.dev`,
];

test('a checked build is published, and the editor is named after the site’s worker', async () => {
  leaveNote();
  const { error, asked } = await deploy({ WRANGLER_CI_OVERRIDE_NAME: 'sitio' });
  expect(error).toBeUndefined();
  expect(asked).toEqual([
    'wrangler as sitio d1 migrations apply DB --remote',
    'wrangler deploy --config editor/wrangler.jsonc --name sitio-editor',
    `wrangler as sitio deploy --keep-vars ${defined} --var EDITOR_URL:https://sitio-editor.ana.workers.dev`,
  ]);
});

test.each([
  ['an unchecked build is checked first', false, 'nothing', [build, ...sends], /^$/],
  ['nothing is published when the build fails', false, build, [build], /No se publicó nada/],
  [
    'no page is published when the migrations fail',
    true,
    'migrations',
    sends.slice(0, 1),
    /el sitio sigue como estaba/,
  ],
])('%s', async (_, isChecked, fails, commands, said) => {
  if (isChecked) leaveNote();
  const { error = '', asked } = await deploy({}, fails);
  expect(asked).toEqual(commands);
  expect(error).toMatch(said);
});

test('without a database Workers Builds publishes nothing; a computer creates it and leaves the editor out', async () => {
  leaveNote();
  configure(noDatabase);
  const onHost = await deploy();
  expect(onHost.asked).toEqual([]);
  expect(onHost.error).toContain('database_id');
  const { asked } = await deploy({ WORKERS_CI: '' });
  expect(asked).toEqual([
    build,
    'wrangler d1 create cuentas-leads',
    sends[0],
    `wrangler deploy --keep-vars ${defined}`,
  ]);
  expect(readFileSync('wrangler.jsonc', 'utf8')).toContain('12345678-');
});
