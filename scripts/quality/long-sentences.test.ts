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

// The linter reads every other comment.
test.each(sourceFiles('.').filter((file) => /\.css$/.test(file)))('%s has short sentences', (file) => {
  const comments = readFileSync(file, 'utf8').match(/\/\*[^]*?\*\//g) ?? [];
  expect(comments.flatMap((comment) => longSentences(comment))).toEqual([]);
});
