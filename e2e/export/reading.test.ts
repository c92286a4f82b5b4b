import { NodeHtmlMarkdown } from 'node-html-markdown';
import type { AnyNode } from '@/scripts/build/html';
import { pages } from '@/content/pages';
import { seasons } from '@/lib/seasons';
import { incomeTaxWords } from '@/content/income-tax';
import { deadlineWords } from '@/content/calendar';
import { endingsOf } from '@/lib/tax/endings';
import { fill } from '@/lib/words/fill';
import { formatLong, formatShort } from '@/lib/tax/dates';
import { groupOf, windowOf } from '@/lib/tax/season';
import { activeSeason } from '@/lib/words/active-season';
import { conditionNames } from '@/content/conditions';
import { documentAt, elementsIn, file, found, everyPage } from './exported';

/*
 * What crawlers and assistants read, who take text out of the HTML without CSS or script. Each limit and date is a
 * sentence's or a labelled row's, and none stands beside another without a word between.
 */

const { columns } = incomeTaxWords.whoMustFile.others;
const pesos = (amount: number) => `$${new Intl.NumberFormat('es-CO').format(amount)}`;

const BLOCKS =
  /^(address|article|aside|blockquote|body|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|legend|li|main|nav|ol|option|p|section|summary|table|tbody|thead|tr|ul)$/;

/** Elements of block kind as lines, the cells of a row parted by a bar. */
function linesOf(node: AnyNode): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  if (!('children' in node) || ('name' in node && /^(script|style|svg|head|template)$/.test(node.name)))
    return '';
  const text = node.children.map(linesOf).join('');
  if ('name' in node && /^t[dh]$/.test(node.name)) return `|${text}`;
  return 'name' in node && BLOCKS.test(node.name) ? `\n${text}\n` : text;
}

/** A page's lines as a reader has them, without marks of links and emphasis. */
const readings = {
  'elements of block kind as lines': (path: string) => linesOf(documentAt(path)),
  'the converter to Markdown': (path: string) => {
    const { file: name } = found(
      everyPage.find((page) => page.path === path),
      path,
    );
    return NodeHtmlMarkdown.translate(file(name)).replace(/\]\([^)]*\)|[*_#[\]\\]/g, '');
  },
};

type Question = readonly [question: string, path: string, isAnswer: (line: string) => boolean];

const cells = (line: string) =>
  line
    .replace(/^\|/, '')
    .split('|')
    .map((cell) => cell.trim());

/** A row named by its first cell, and its cell of a column. */
const inRow = (name: string, column: number, answer: string) => (line: string) =>
  cells(line)[0] === name && cells(line)[column]?.startsWith(answer) === true;

/** The cell after the one that names the endings. */
const beside = (name: string, answer: string) => (line: string) =>
  cells(line)[cells(line).indexOf(name) + 1] === answer && cells(line).includes(name);

const limitColumns = Object.keys(columns);
const questions: Question[] = [
  ...seasons.flatMap((season): Question[] => {
    const { year, taxYear, thresholds } = season;
    const { first, last } = windowOf(groupOf(season, 'natural'));
    const limitOf = (id: string) => thresholds.find((threshold) => threshold.id === id)?.amount;
    const [equity, income] = [limitOf('equity'), limitOf('income')];
    const path = pages.incomeTax.path;
    return [
      ...(equity === undefined || income === undefined
        ? []
        : (
            [
              ['patrimonio', 'equity', equity],
              ['ingresos', 'others', income],
            ] as const
          ).map(([what, column, amount]): Question => [
            `¿tope de ${what} de ${taxYear}?`,
            path,
            inRow(String(taxYear), limitColumns.indexOf(column), pesos(amount)),
          ])),
      [
        `¿plazo del año gravable ${taxYear}?`,
        path,
        inRow(
          String(taxYear),
          limitColumns.indexOf('window'),
          `${formatShort(first)} a ${formatShort(last)} ${year}`,
        ),
      ],
      ...season.groups.flatMap(({ id, installments }) =>
        installments.slice(0, 1).flatMap(({ dates }) =>
          [dates[0], dates[Math.floor(dates.length / 3)], dates.at(-1)].flatMap((entry): Question[] => {
            if (!entry) return [];
            const [one = entry.digits, two] = endingsOf(entry.digits);
            const name = two === undefined ? one : fill(deadlineWords.pair, { first: one, second: two });
            return [
              [
                `¿fecha de ${name} en ${year} (${id})?`,
                pages.calendar.path,
                beside(name, formatLong(entry.date)),
              ],
            ];
          }),
        ),
      ),
    ];
  }),
  ...activeSeason().thresholds.map(({ id, amount, uvt }): Question => [
    `¿${conditionNames[id]}, en ${activeSeason().taxYear}?`,
    pages.incomeTax.path,
    (line) =>
      line.includes(pesos(amount)) &&
      line.includes(conditionNames[id]) &&
      line.replaceAll('.', '').includes(`(${uvt} UVT)`),
  ]),
];

const value = String.raw`\$\s?\d[\d.]*|\d{1,2} de \p{Ll}{4,10}(?: de \d{4})?|¿[^?]+\?`;
const ADJACENT = new RegExp(String.raw`(?:${value})[^\p{L}\p{N}\n]*(?:${value})`, 'gu');
const GLUED = /(?:\$[\d.]+|\bde \d{4}|\?)(?=[¿$\p{L}]).{0,20}/gu;

test('forty questions are asked', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
});

describe.each(Object.entries(readings))('%s', (_, read) => {
  const linesAt = (path: string) => read(path).split('\n');

  test.each(questions)('%s', (_question, path, isAnswer) => {
    expect(linesAt(path).filter(isAnswer)).not.toEqual([]);
  });

  test.each([pages.incomeTax, pages.calendar])(
    '$path: no two amounts, dates or questions without a word between, none glued to a word',
    ({ path }) => {
      const text = read(path);
      expect(text.match(ADJACENT) ?? []).toEqual([]);
      expect(text.match(GLUED) ?? []).toEqual([]);
    },
  );
});

test('next to nothing of the income tax page is hidden', () => {
  const hidden = elementsIn(documentAt(pages.incomeTax.path)).filter(({ attribs }) => 'hidden' in attribs);
  expect(hidden.length).toBeLessThanOrEqual(5);
});
