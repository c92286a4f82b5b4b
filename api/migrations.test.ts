/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* A deploy migrates the database before it uploads the worker, so the previous worker must run on the new schema. */

const shipped = join(__dirname, 'migrations');
const names = readdirSync(shipped).sort();

/** Statements that the previous worker does not notice. */
const harmless = [
  /^CREATE TABLE /i,
  /^CREATE INDEX /i,
  /^ALTER TABLE \w+ ADD COLUMN \w+ (?!.*\b(?:UNIQUE|REFERENCES)\b)(?!.*\bNOT NULL\b(?!.*\bDEFAULT\b))/i,
  // Fills a column that the previous worker does not know.
  /^UPDATE leads SET hidden_at /i,
  // Makes one query of the previous worker slower, and none fail.
  /^DROP INDEX leads_marked$/,
  // Removes tables and a column that no release since 24 November 2026 uses.
  /^DROP TABLE (hidden|visits)$/,
  /^ALTER TABLE leads DROP COLUMN plain$/,
];

test.each(names)('the previous worker still stores leads after %s', (name) => {
  const sql = readFileSync(join(shipped, name), 'utf8').replace(/--.*$/gm, '');
  const statements = sql.split(';').flatMap((text) => text.replace(/\s+/g, ' ').trim() || []);
  expect(statements.filter((statement) => !harmless.some((kind) => kind.test(statement)))).toEqual([]);
});
