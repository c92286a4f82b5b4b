/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* A publication migrates the database before it uploads the worker, so the former worker must run on the new schema. */

const shipped = join(__dirname, 'migrations');
const names = readdirSync(shipped).sort();

/** Statements that a former worker does not notice. */
const adds = [
  /^CREATE TABLE /i,
  /^CREATE INDEX /i,
  /^ALTER TABLE \w+ ADD COLUMN \w+ (?!.*\b(?:UNIQUE|REFERENCES)\b)(?!.*\bNOT NULL\b(?!.*\bDEFAULT\b))/i,
  // Fills a column that is new to it.
  /^UPDATE leads SET hidden_at /i,
];

test.each(names)('%s only adds', (name) => {
  const sql = readFileSync(join(shipped, name), 'utf8').replace(/--.*$/gm, '');
  const statements = sql.split(';').flatMap((text) => text.replace(/\s+/g, ' ').trim() || []);
  expect(statements.filter((statement) => !adds.some((kind) => kind.test(statement)))).toEqual([]);
});
