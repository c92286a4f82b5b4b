/*
 * Compares a table of Colombian tax dates with casos.json, and fails where a day differs:
 *   node comprobar.mjs casos.json table.csv
 * A line of the table is group;installment;ending;filingYear;day, as in the first five columns of casos.csv; a comma may stand
 * for the semicolon. Lines of other years are counted, not compared.
 */
import { readFileSync } from 'node:fs';

/** @typedef {{ group: string, installment: number, ending: string, filingYear: number, day: string, why: string, where?: string }} Case */

const [casesFile = 'casos.json', tableFile = 'table.csv'] = process.argv.slice(2);
/** @type {{ version: string, cases: Case[], wrong: Case[] }} */
const { version, cases, wrong } = JSON.parse(readFileSync(casesFile, 'utf8'));
/** @param {Case} one */
const keyOf = ({ group, installment, ending, filingYear }) =>
  [group, installment, ending, filingYear].join(' ');
const known = new Map(cases.filter(({ where }) => !where).map((one) => [keyOf(one), one]));
// A decree may give who answers a question with «Sí» a second day.
const ofDecrees = new Map(cases.filter(({ where }) => where).map((one) => [`${keyOf(one)} ${one.day}`, one]));
const whyWrong = new Map(wrong.map((one) => [`${keyOf(one)} ${one.day}`, one.why]));

const rows = readFileSync(tableFile, 'utf8')
  .replace(/^\uFEFF/, '')
  .split(/\r?\n/)
  .map((line) => line.split(/[;,]/).slice(0, 5))
  .filter(([, , , , day = '']) => /^\d{4}-\d\d-\d\d$/.test(day));
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

const counts = { compared: 0, early: 0, late: 0 };
const questions = new Set();
for (const cells of rows) {
  const key = cells.slice(0, 4).join(' ');
  const [, , , , day = ''] = cells;
  const right = known.get(key);
  if (!right) continue;
  counts.compared += 1;
  if (right.day === day) continue;
  const ofDecree = ofDecrees.get(`${key} ${day}`);
  if (ofDecree) {
    questions.add(`${ofDecree.why} Solo vale para quien responda Sí a esto: ${ofDecree.where}`);
    continue;
  }
  counts[day < right.day ? 'early' : 'late'] += 1;
  process.exitCode = 1;
  const reason = whyWrong.get(`${key} ${day}`);
  say(`${key}: ${day}, es ${right.day} (${right.why})${reason ? `. ${reason}` : ''}`);
}
for (const question of questions) say(`Hay días de un decreto. ${question}`);
const { compared, early, late } = counts;
say(
  `${compared} de ${rows.length} fechas comparadas con la versión ${version}: ${early} antes de su día, ${late} después (multa)`,
);
if (compared === 0) process.exitCode = 1;
