/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

test('refuses to write leads where git would track the file', async () => {
  await expect(openPrivate('docs/contactos-de-hoy.txt')).rejects.toThrow('git guardaría');
  expect(existsSync('docs/contactos-de-hoy.txt')).toBe(false);
});

test('writes a file that only its owner can read, and overwrites none', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'private-')), 'contactos.csv');
  await (await openPrivate(file)).close();
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(openPrivate(file)).rejects.toThrow('Ya existe');
});
