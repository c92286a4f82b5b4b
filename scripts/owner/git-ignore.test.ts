/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const ignoredAmong = (paths: string) =>
  spawnSync('git', ['check-ignore', '--no-index', ...paths.split(' ')], { encoding: 'utf8' }).stdout;

test.each([
  '.env .env.api .env.production contactos.xlsx contactos.ods Contactos.CSV Contactos.XLSX contactos.tsv',
  'contactos.pdf leads.zip leads.bak leads.7z docs/x.csv backup/leads.db backup/leads.db-wal',
  'mi-copia.sqlite x.sql.gz a/copias/x.txt',
])('git ignores the files of personal data %s', (paths) => {
  expect(ignoredAmong(paths)).toBe(`${paths.replaceAll(' ', '\n')}\n`);
});

test('git still tracks files that hold no personal data', () => {
  const tracked = '.dev.vars.example api/migrations/0002_later.sql content/cases/x.csv a/fixtures/x.csv';
  expect(ignoredAmong(tracked)).toBe('');
});
