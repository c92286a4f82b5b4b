/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitSteps, deploySteps, environmentOf, folderProblem, noDatabase, withDatabase } from './plan';

const configuration = `{ "database_id": "${noDatabase}" }`;
const id = '12345678-9abc-4def-8123-456789abcdef';

test('the first publication creates the database, later ones only bring it up to date', () => {
  const commands = (text: string) => deploySteps(text).map(({ wrangler }) => wrangler.join(' '));
  expect(commands(configuration)).toEqual([
    'd1 create contadora-leads',
    'd1 migrations apply DB --remote',
    'deploy',
  ]);
  expect(commands(withDatabase(configuration, `✅ Created\n"database_id": "${id}"`))).toEqual([
    'd1 migrations apply DB --remote',
    'deploy',
  ]);
});

test('the editor is not uploaded under the name of the site', () => {
  const env = { PATH: '/bin', WRANGLER_CI_OVERRIDE_NAME: 'contadora', WRANGLER_CI_MATCH_TAG: 'tag' } as const;
  const names = commitSteps.map((step) => environmentOf(step, { ...env, NODE_ENV: 'test' }));
  expect(
    names.map((each) => [each.PATH, each.WRANGLER_CI_OVERRIDE_NAME, each.WRANGLER_CI_MATCH_TAG]),
  ).toEqual([
    ['/bin', 'contadora', 'tag'],
    ['/bin', undefined, undefined],
    ['/bin', 'contadora', 'tag'],
  ]);
});

test('a database without a number is no database', () => {
  expect(() => withDatabase(configuration, 'You are not logged in.')).toThrow('no dijo el número');
});

describe('the folder for any other host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const holding = (name: string, file: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, file), '');
    return join(folder, name);
  };

  test.each([
    ['is new', join(folder, 'new')],
    ['holds an earlier copy', holding('copy', 'index.html')],
    ['begins as the built one is called', 'outlet'],
  ])('may be one that %s', (_, path) => {
    expect(folderProblem(path)).toBeUndefined();
  });

  test.each([
    ['has no name', '', 'Di a qué carpeta'],
    ['is the built one', 'out', 'es la del sitio construido'],
    ['is in the built one', join('out', 'copia'), 'es la del sitio construido'],
    ['holds something else', '.', 'ya tiene otras cosas'],
    ['is a file', 'package.json', 'es un archivo'],
  ])('may not be one that %s', (_, path, said) => {
    expect(folderProblem(path)).toContain(said);
  });
});
