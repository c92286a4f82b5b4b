/** @jest-environment node */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sampleRequest } from '@/lib/lead/sample-request';

import { spamMarks } from '@/api/spam';
import { sourceFiles } from '../lib/sources.mjs';

/* A stranger's text must not stop the server: no pattern may take long for any text that a field accepts. */

const LONGEST = 5_000;
/**
 * Milliseconds of the process's own CPU time, which other programs lengthen little. A linear pattern takes far under one, the
 * search for spam up to ten on a busy machine, and a quadratic pattern fifty and more.
 */
const MOST = 25;
/** A run may be interrupted by compilation or garbage collection, so the quickest of several counts. */
const RUNS = 10;

const units = [
  ...' |\t|\n|\r|\r\n|\v|\u00a0|\u2028|"|\'| "|;|,|.|:|-|–|/|@|=|?|&|<|>|+|_|#|\\|a|á|A|0|9|🧾|\u200b|\u0301'.split(
    '|',
  ),
  ...'a.|.a|a@|@a|a-|0.|0,|1.1.|0-|00.|0 | 0|,a|\n;|; |\n"|a b|a:|a/|(a|[a|<a|www.|wa.|3|57|60|ab '.split(
    '|',
  ),
  ...[
    '|',
    'cc',
    'c.',
    'y',
    'o',
    '=?',
    'a/?',
    'http',
    'mas ',
    '-0',
    "'000",
    ',000',
    '.000',
    '[',
    '(',
    '{',
    '<',
    '$',
  ],
];
const nested = ['()', '[]', '{}', '<>'].map(
  ([open = '', close = '']) => open.repeat(LONGEST / 2) + close.repeat(LONGEST / 2),
);
const texts = [
  ...nested,
  ...units.flatMap((unit) =>
    ['', 'a', '0'].flatMap((start) =>
      ['', '!', 'a', '\u0001'].map((end) => start + unit.repeat(LONGEST / unit.length) + end),
    ),
  ),
];

/** Fails if work on a text takes too long, and names the ends of that text. */
function expectQuick(work: (text: string) => unknown): void {
  const slow = texts.filter((text) => {
    for (let run = 0; run < RUNS; run += 1) {
      const start = process.cpuUsage();
      work(text);
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1_000 <= MOST) return false;
    }
    return true;
  });
  expect(slow.map((text) => `${text.slice(0, 6)} … ${text.slice(-3)}`)).toEqual([]);
}

const files = sourceFiles('.').filter(
  (file) =>
    /^(api|lib\/lead|lib\/tax|lib\/clean-text|scripts\/owner)[/.].*/.test(file) &&
    /(?<!\.test)\.(ts|mjs)$/.test(file) &&
    !file.includes('/testing/'),
);

/** Patterns applied to numbers alone, which have 22 digits at most. */
const ofNumbers = ['/\\B(?=(\\d{3})+$)/g'];

/** Each pattern of the sources once, with its file. */
const patterns = new Map<string, string>();
/** Files that build a pattern from parts. */
const builders: string[] = [];
for (const file of files) {
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && !ofNumbers.includes(node.text)) patterns.set(node.text, file);
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') builders.push(file);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}

test.each([...patterns])('%s (%s) takes no longer for a hostile text than for another', (literal) => {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  expectQuick((text) => text.replace(pattern, ''));
});

test('the search for spam, whose pattern is built from parts, takes no longer for a hostile text', () => {
  expect(builders).toEqual(['api/spam.ts']);
  expectQuick((message) => spamMarks({ ...sampleRequest, message }));
});
