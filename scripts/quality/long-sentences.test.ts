/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { sourceFiles } from '../lib/sources.mjs';
import { longSentences } from './long-sentences.mjs';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

test('a sentence of 25 words is short enough, one of 26 is not', () => {
  expect(longSentences(`/** ${words(25)}. ${words(25)}. */`)).toEqual([]);
  expect(longSentences(`/**\n * ${words(20)}\n * ${words(6)}.\n */`)).toHaveLength(1);
});

test('a tag begins a new sentence', () => {
  expect(longSentences(`/**\n * ${words(20)}\n * @param {string} name ${words(20)}\n */`)).toEqual([]);
});

/** Comments of the files that the linter doesn't read; consecutive lines are one comment. */
const comments = { css: /\/\*[^]*?\*\//g, sql: /(?:^ *--.*\n)+/gm, yml: /(?:^ *#.*\n)+/gm };

test.each(
  Object.entries(comments).flatMap(([type, comment]) =>
    sourceFiles('.').flatMap((file) => (file.endsWith(`.${type}`) ? [[file, comment] as const] : [])),
  ),
)('%s has short sentences', (file, comment) => {
  const found = readFileSync(file, 'utf8').match(comment) ?? [];
  expect(found.map((text) => text.replace(/^ *(?:--|#)/gm, '')).flatMap(longSentences)).toEqual([]);
});
