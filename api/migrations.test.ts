/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
