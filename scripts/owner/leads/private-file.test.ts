/** @jest-environment node */
import childProcess, { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { openPrivate } from './private-file';

const isIgnored = (path: string) =>
  spawnSync('git', ['check-ignore', '--quiet', '--no-index', path]).status === 0;

test.each([
  ...['.env', '.env.api', '.env.production', 'contactos.xlsx', 'contactos.ods', 'Contactos.CSV', 'leads.zip'],
  ...['Contactos.XLSX', 'contactos.tsv', 'contactos.pdf', 'leads.bak', 'leads.7z'],
  ...[
    'docs/x.csv',
    'backup/leads.db',
    'backup/leads.db-wal',
    'mi-copia.sqlite',
    'x.sql.gz',
    'a/copias/x.txt',
  ],
])('git ignores the file of personal data %s', (path) => expect(isIgnored(path)).toBe(true));

test.each(['.dev.vars.example', 'api/migrations/0002_later.sql', 'content/cases/x.csv', 'a/fixtures/x.csv'])(
  'git still tracks %s, which holds no personal data',
  (path) => expect(isIgnored(path)).toBe(false),
);

test.each([
  ['docs/contactos-de-hoy.txt', 'git guardaría'],
  ['--quiet', 'git guardaría'],
  ['out/contactos.txt', 'se publicaría'],
  ['out/a/../contactos.csv', 'se publicaría'],
  ['public/x.csv', 'se publicaría'],
  ['editor/dist/x.txt', 'se publicaría'],
])('refuses to write leads into %s, because «%s»', async (path, reason) => {
  await expect(openPrivate(path)).rejects.toThrow(reason);
  expect(existsSync(path)).toBe(false);
});

test('refuses to write leads through a link into a folder that git tracks or the site publishes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  symlinkSync(resolve('docs'), join(folder, 'docs'), 'junction');
  symlinkSync(resolve('public'), join(folder, 'public'), 'junction');
  await expect(openPrivate(join(folder, 'docs/hoy.txt'))).rejects.toThrow('git guardaría');
  await expect(openPrivate(join(folder, 'public/hoy.txt'))).rejects.toThrow('se publicaría');
});

test('without git writes leads into the project’s folder for copies only', async () => {
  const noGit = { status: null } as ReturnType<typeof childProcess.spawnSync>;
  const git = jest.spyOn(childProcess, 'spawnSync').mockReturnValue(noGit);
  await expect(openPrivate('contactos.csv')).rejects.toThrow('git guardaría');
  const copies = join('copias', `prueba-${process.pid}.csv`);
  await (await openPrivate(copies)).close();
  rmSync(copies);
  git.mockRestore();
});

test('writes a file that only its owner can read, and overwrites none', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'private-')), 'contactos.csv');
  await (await openPrivate(file)).close();
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(openPrivate(file)).rejects.toThrow('Ya existe');
});
