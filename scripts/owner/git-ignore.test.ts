/** @jest-environment node */
import { spawnSync } from 'node:child_process';

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
