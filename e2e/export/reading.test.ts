import { answerActionWords } from '@/content/answer-actions';
import { conditionNames } from '@/content/choices';
import { filingCheckWords } from '@/content/filing-check';
import { lateFilingWords } from '@/content/late-filing';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { seasons } from '@/lib/seasons';
import { formatShort } from '@/lib/tax/dates';
import { groupOf, windowOf } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { parse, type AnyNode } from '@/scripts/post-build/html';
import { BLOCKS, everyPage, file, linesOf, pageAt, stringsIn } from './exported';

/*
 * Checks of what crawlers and assistants read, which extract text from the HTML without CSS or script. Each limit and
 * date is in a sentence or a labelled row, and words separate it from the next one.
 */

const textAt = (path: string) => linesOf(pageAt(path).page);

/** A question, and the parts that one line of the page must have to answer it. A bar begins a cell. */
type Question = readonly [question: string, path: string, ...parts: string[]];

const pesos = (amount: number) => `$${new Intl.NumberFormat('es-CO').format(amount)}`;
const [income, calendar] = [pages.incomeTax.path, pages.calendar.path];

const questions: Question[] = [
  ...seasons.flatMap((season): Question[] => {
    const { thresholds, year, taxYear } = season;
    const { first, last } = windowOf(groupOf(season, 'natural'));
    const limits = thresholds.filter(({ id }) => id === 'equity' || id === 'income');
    return [
      ...limits.map(({ id, amount }): Question => [
        `¿tope de ${conditionNames[id]} de ${taxYear}?`,
        ...([income, `|${taxYear}|`, `|${pesos(amount)}`] as const),
      ]),
      [
        `¿plazo del año gravable ${taxYear}?`,
        ...([income, `|${taxYear}|`, `|${formatShort(first)} a ${formatShort(last)} ${year}`] as const),
      ],
    ];
  }),
  ...activeSeason().thresholds.map(({ id, amount, uvt }): Question => [
    `¿${conditionNames[id]}, en ${activeSeason().taxYear}?`,
    ...([income, conditionNames[id], pesos(amount)] as const),
    `(${new Intl.NumberFormat('es-CO', { useGrouping: 'always' }).format(uvt)} UVT)`,
  ]),
];

const value = String.raw`\$\s?\d[\d.]*|\b\d{1,2} de \p{Ll}{4,10}(?: de \d{4})?|¿[^?]+\?`;
// A comma may stand between a sentence's day and its question: «El 10 de agosto, ¿qué decía?».
const ADJACENT = new RegExp(String.raw`(?:${value})(?!, ¿)[^\p{L}\p{N}\n]*(?:${value})`, 'gu');
/** An amount, year or question without a space between it and a letter. */
const GLUED = /(?:\$[\d.]+|\bde \d{4}|\?)(?=[¿$\p{L}]).{0,20}|.{0,20}\p{L}\$\d.{0,12}/gu;

/** Marks where an inline element begins or ends; blocks end a line. */
const SEAM = '\u0001';
const GLUED_AT_SEAM = /.{0,20}\p{Ll}\u0001+\p{Lu}.{0,20}/gu;

function seamsIn(node: AnyNode): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  const name = 'name' in node ? node.name : '';
  if (!('children' in node) || /^(script|style|template)$/.test(name)) return '';
  const text = node.children.map(seamsIn).join('');
  const isBlock = BLOCKS.test(name) || /^(br|button|label|select|t[dh]|text)$/.test(name);
  return isBlock ? `\n${text}\n` : SEAM + text + SEAM;
}

test.each(everyPage)('on $path a space separates the words of two elements beside each other', ({ page }) => {
  const text = page('body').toArray().map(seamsIn).join('');
  expect(text.match(GLUED_AT_SEAM) ?? []).toEqual([]);
});

test.each(questions)('one line answers «%s»', (_question, path, ...parts) => {
  const lines = textAt(path)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\| ?/g, '|')
    .split('\n');
  expect(lines.filter((line) => parts.every((part) => line.includes(part)))).not.toEqual([]);
});

test.each([income, calendar])(
  'on %s a word separates any two amounts, dates or questions, and a space separates them from words',
  (path) => {
    const text = textAt(path);
    expect([...(text.match(ADJACENT) ?? []), ...(text.match(GLUED) ?? [])]).toEqual([]);
  },
);

test('no sentence of the income tax page and its answers has more than thirty words', () => {
  const page = parse(file(pageAt(income).file));
  // The privacy notice in the dialog lists rights in the law's words.
  page('dialog').remove();
  const runs = linesOf(page).split(/[\n|]+/);
  expect(runs.length).toBeGreaterThan(100);
  const answers = stringsIn([filingCheckWords, lateFilingWords, lookupWords, answerActionWords]);
  // A list after a colon is part of its sentence.
  const sentences = [...runs, ...answers].flatMap((run) =>
    run.replace(/\s+/g, ' ').split(/(?<=[.?!…]»?\)?) (?=["«¿¡(A-ZÁÉÍÓÚÑ])/),
  );
  expect(sentences.filter((sentence) => sentence.trim().split(' ').length > 30)).toEqual([]);
});
