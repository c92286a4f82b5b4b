/*
 * Compares a table of Colombian tax dates with casos.json, and fails where a day differs:
 *   node comprobar.mjs casos.json table.csv
 * A line of the table is group;installment;ending;filingYear;day, like the first five columns of casos.csv. The groups
 * are natural, legal and major; a comma may stand for the semicolon. Endings may be «7», «01-02», «01 y 02» or «11-15», and
 * days «2026-08-12», «12/08/2026» or «12 de agosto de 2026». Endings of other years are counted, not compared.
 */
import { readFileSync } from 'node:fs';

/** @typedef {{ group: string, installment: number, ending: string, filingYear: number, day: string, why: string, where?: string }} Case */

const [casesFile = 'casos.json', tableFile = 'table.csv'] = process.argv.slice(2);
/** @type {{ version: string, cases: Case[], wrong: Case[] }} */
const { version, cases, wrong } = JSON.parse(readFileSync(casesFile, 'utf8'));
/** @param {{ group: string, installment: number | string, ending: string, filingYear: number | string }} one */
const keyOf = ({ group, installment, ending, filingYear }) =>
  [group, installment, ending, filingYear].join(' ');
const known = new Map(cases.filter(({ where }) => !where).map((one) => [keyOf(one), one]));
// A decree may give who answers a question with «Sí» a second day.
const ofDecrees = new Map(cases.filter(({ where }) => where).map((one) => [`${keyOf(one)} ${one.day}`, one]));
const whyWrong = new Map(wrong.map((one) => [`${keyOf(one)} ${one.day}`, one.why]));

const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** The day in a text as `YYYY-MM-DD`; '' without one. @param {string} text */
function dayIn(text) {
  const [, year, month, day] = /(\d{4})-(\d\d?)-(\d\d?)/.exec(text) ?? [];
  if (year && month && day) return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const [, first, second = '', last] =
    /(\d\d?)(?:\/|-| (?:de )?)(\d\d?|[a-z]{3,})\.?(?:\/|-| (?:del? )?)(\d{4})/i.exec(text) ?? [];
  if (!first || !last) return '';
  const named = months.indexOf(second.slice(0, 3).toLowerCase()) + 1;
  return [last, String(named || second).padStart(2, '0'), first.padStart(2, '0')].join('-');
}

/** The endings in a text: «7» is one, «01 y 02» are two, «11-15» are five, and «99-00» two. @param {string} text */
function endingsIn(text) {
  const [first = '', last = first] = text.match(/\d+/g) ?? [];
  const size = 10 ** first.length;
  const count = ((Number(last) - Number(first) + size) % size) + 1;
  return Array.from({ length: count }, (_, index) =>
    String((Number(first) + index) % size).padStart(first.length, '0'),
  );
}

const lines = readFileSync(tableFile, 'utf8')
  .replace(/^\uFEFF/, '')
  .split(/\r?\n/);
const rows = lines
  .map((line) => line.split(/[;,]/).map((cell) => cell.replace(/^"|"$/g, '').trim()))
  .flatMap(([group = '', installment = '', typed = '', filingYear = '', written = '']) => {
    const day = dayIn(written);
    const endings = day === '' ? [] : endingsIn(group === 'natural' ? typed.replace(/^\d$/, '0$&') : typed);
    return endings.map((ending) => ({ key: keyOf({ group, installment, ending, filingYear }), day }));
  });
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

const counts = { compared: 0, early: 0, late: 0 };
const questions = new Set();
for (const { key, day } of rows) {
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
