/*
 * Compares a table of Colombian tax dates with casos.json, and fails where a day differs:
 *   node comprobar.mjs casos.json table.csv
 * A line of the table is group;installment;ending;filingYear;day, like the first five columns of casos.csv. The groups
 * are natural, legal and major; a comma may stand for the semicolon. Lines of other years are counted, not compared.
 */
import { readFileSync } from 'node:fs';

/** @typedef {{ group: string, installment: number, ending: string, filingYear: number, day: string, why: string }} Case */

const [casesFile = 'casos.json', tableFile = 'table.csv'] = process.argv.slice(2);
/** @type {{ version: string, cases: Case[], wrong: Case[] }} */
const { version, cases, wrong } = JSON.parse(readFileSync(casesFile, 'utf8'));
/** @param {{ group: string, installment: number | string, ending: string, filingYear: number | string }} one */
const keyOf = ({ group, installment, ending, filingYear }) =>
  [group, installment, ending, filingYear].join(' ');
const known = new Map(cases.map((one) => [keyOf(one), one]));
const whyWrong = new Map(wrong.map((one) => [`${keyOf(one)} ${one.day}`, one.why]));

const lines = readFileSync(tableFile, 'utf8')
  .replace(/^\uFEFF/, '')
  .split(/\r?\n/);
const rows = lines
  .map((line) => line.split(/[;,]/).map((cell) => cell.replace(/^"|"$/g, '').trim()))
  .filter((cells) => /^\d{4}-\d\d-\d\d$/.test(cells[4] ?? ''));
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

let compared = 0;
for (const [group = '', installment = '', typed = '', filingYear = '', day] of rows) {
  const ending = group === 'natural' ? typed.padStart(2, '0') : typed;
  const key = keyOf({ group, installment, ending, filingYear });
  const right = known.get(key);
  if (!right) continue;
  compared += 1;
  if (right.day === day) continue;
  process.exitCode = 1;
  const reason = whyWrong.get(`${key} ${day}`);
  say(`${key}: ${day}, es ${right.day} (${right.why})${reason ? `. ${reason}` : ''}`);
}
say(`${compared} de ${rows.length} filas comparadas con la versión ${version}`);
if (compared === 0) process.exitCode = 1;
