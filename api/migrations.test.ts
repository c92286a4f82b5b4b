/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadsIn, type Leads } from './leads';
import { sqliteDatabase } from './sqlite';
import { storageContract } from './testing/storage-contract';

/* A publication migrates the database before it uploads the worker, so the former worker must run on the new schema. */

const shipped = join(__dirname, 'migrations');
const names = readdirSync(shipped).sort();

function statementsOf(name: string): string[] {
  const sql = readFileSync(join(shipped, name), 'utf8').replace(/--.*$/gm, '');
  return sql.split(';').flatMap((text) => text.replace(/\s+/g, ' ').trim() || []);
}

/** Statements that a former worker does not notice. */
const adds = [
  /^CREATE TABLE /i,
  /^CREATE INDEX /i,
  /^ALTER TABLE \w+ ADD COLUMN \w+ (?!.*\b(?:UNIQUE|REFERENCES)\b)(?!.*\bNOT NULL\b(?!.*\bDEFAULT\b))/i,
];

function breakingIn(statements: readonly string[]): string[] {
  return statements.filter((statement) => !adds.some((kind) => kind.test(statement)));
}

test.each(names)('%s only adds', (name) => {
  expect(breakingIn(statementsOf(name))).toEqual([]);
});

test.each([
  'DROP TABLE visits',
  'ALTER TABLE leads DROP COLUMN marks',
  'ALTER TABLE leads RENAME COLUMN marks TO signs',
  'ALTER TABLE leads ADD COLUMN page TEXT NOT NULL',
  'CREATE UNIQUE INDEX one_email ON leads (email)',
  'UPDATE leads SET marks = 0',
])('«%s» would not be let through', (statement) => {
  expect(breakingIn(['ALTER TABLE leads ADD COLUMN city TEXT', statement])).toEqual([statement]);
});

describe('in the database', () => {
  let folder: string;
  let leads: Leads;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  });

  afterEach(async () => {
    await leads.database.close();
    rmSync(folder, { recursive: true });
  });

  const open = (migrations: string) => leadsIn(sqliteDatabase(join(folder, 'leads.db'), { migrations }));

  test.each(Object.entries(storageContract))(
    'on the schema of a later version the worker still %s',
    async (_title, holds) => {
      const migrations = join(folder, 'migrations');
      cpSync(shipped, migrations, { recursive: true });
      writeFileSync(join(migrations, '9999_later.sql'), laterVersion());
      leads = open(migrations);
      await holds(leads);
    },
  );
});

/** A migration that adds columns, with and without defaults, indexes and a table. */
function laterVersion(): string {
  const tables = names.flatMap(statementsOf).flatMap((statement) => {
    const [, table] = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(statement) ?? [];
    return table ?? [];
  });
  const widened = tables.map(
    (table) => `ALTER TABLE ${table} ADD COLUMN later_text TEXT;
      ALTER TABLE ${table} ADD COLUMN later_number INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX ${table}_by_later ON ${table} (later_number);`,
  );
  return [...widened, 'CREATE TABLE later (id INTEGER PRIMARY KEY);'].join('\n');
}
