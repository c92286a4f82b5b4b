/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createTable } from './table-file';

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

test('a table of leads is a file that git ignores and only its owner can read', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'tables-')), 'copias');
  const { path, file } = await createTable(folder);
  await file.close();
  expect(isIgnored(join('copias', basename(path)))).toBe(true);
  // Windows has no permission bits to test.
  if (process.platform !== 'win32')
    expect([folder, path].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o600]);
});
