/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { openPrivate } from './private-file';

const isIgnored = (path: string) =>
  spawnSync('git', ['check-ignore', '--quiet', '--no-index', path]).status === 0;

test.each([
  ...['.env', '.env.api', '.env.production', 'contactos.xlsx', 'contactos.ods', 'Contactos.CSV', 'leads.zip'],
  ...[
    'docs/x.csv',
    'backup/leads.db',
    'backup/leads.db-wal',
    'mi-copia.sqlite',
    'x.sql.gz',
    'a/copias/x.txt',
  ],
])('git leaves %s alone', (path) => expect(isIgnored(path)).toBe(true));

test.each(['.dev.vars.example', 'api/migrations/0002_later.sql', 'content/cases/x.csv', 'a/fixtures/x.csv'])(
  'git keeps %s',
  (path) => expect(isIgnored(path)).toBe(false),
);

test('nothing private is written where git would track it', async () => {
  await expect(openPrivate('docs/contactos-de-hoy.txt')).rejects.toThrow('git guardaría');
  expect(existsSync('docs/contactos-de-hoy.txt')).toBe(false);
});
