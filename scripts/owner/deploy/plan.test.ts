/** @jest-environment node */
import { join, resolve } from 'node:path';
import { deploySteps, folderProblem, noDatabase, withDatabase } from './plan';

const configuration = `{ "database_id": "${noDatabase}" }`;
const id = '12345678-9abc-4def-8123-456789abcdef';

test('the first publication creates the database, later ones only bring it up to date', () => {
  const commands = (text: string) => deploySteps(text).map(({ wrangler }) => wrangler.join(' '));
  expect(commands(configuration)).toEqual([
    'd1 create contadora-leads',
    'd1 migrations apply contadora-leads --remote',
    'deploy',
  ]);
  expect(commands(withDatabase(configuration, `✅ Created\n"database_id": "${id}"`))).toEqual([
    'd1 migrations apply contadora-leads --remote',
    'deploy',
  ]);
});

test('a database without a number is no database', () => {
  expect(() => withDatabase(configuration, 'You are not logged in.')).toThrow('no dijo el número');
});

describe('the folder for any other host', () => {
  const root = resolve('/sitio');
  const problem = (path: string, files: string[] = [], isFile = false) =>
    folderProblem(path, root, isFile, files);

  test.each([
    ['is new', 'copia', []],
    ['holds an earlier copy', 'copia', ['404.html', 'index.html']],
    ['begins as the built one is called', 'outlet', []],
  ])('may be one that %s', (_, path, files) => {
    expect(problem(path, files)).toBeUndefined();
  });

  test.each([
    ['has no name', '', [], 'Di a qué carpeta'],
    ['is the built one', 'out', ['index.html'], 'es la del sitio construido'],
    ['is in the built one', join('out', 'copia'), [], 'es la del sitio construido'],
    ['holds something else', '.', ['package.json'], 'ya tiene otras cosas'],
  ])('may not be one that %s', (_, path, files, said) => {
    expect(problem(path, files)).toContain(said);
  });

  test('may not be a file', () => {
    expect(problem('foto.webp', [], true)).toContain('es un archivo');
  });
});
