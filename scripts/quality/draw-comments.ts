import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { readArguments } from '../lib/arguments';
import { main } from '../lib/main.mjs';
import { sourceFiles } from '../lib/sources.mjs';

/* Prints fifty comments and thirty test titles, chosen at random, for somebody to judge each at first reading. */

const USAGE = 'npx tsx scripts/quality/draw-comments.ts --seed 7';

type Passage = { readonly place: string; readonly text: string };

/** Comments that are instructions for a tool, not words for a reader. */
const directive =
  /^(?:@jest-|@param\b|@type\b|webpackIgnore|@ts-|@typedef\b|eslint-|prettier-ignore|[@#]__PURE__)/;

/** A comment's text without its delimiters. */
function wordsOf(comment: string): string {
  return comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/|\*(?!\/))?\s?/, '').trim())
    .join(' ')
    .trim();
}

/** Every comment and test title of a TypeScript or JavaScript file. Line comments in a row are one comment. */
function passagesIn(path: string, source: string): { comments: Passage[]; titles: Passage[] } {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const titles: Passage[] = [];
  const at = (position: number) => `${path}:${file.getLineAndCharacterOfPosition(position).line + 1}`;

  const visit = (node: ts.Node, group = ''): void => {
    const title = titleOf(node);
    const isGroup = /^(?:test\.)?describe\b/.test(node.getText(file));
    if (title && !isGroup) titles.push({ place: at(node.getStart()), text: `${group}${title}` });
    const inner = title && isGroup ? `${group}${title} › ` : group;
    // Text between JSX tags may look like a comment.
    if (node.kind === ts.SyntaxKind.JsxText) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
    ])
      ranges.set(range.pos, range);
    for (const child of node.getChildren(file)) visit(child, inner);
  };
  visit(file);

  const joined: { pos: number; end: number; kind: ts.CommentKind }[] = [];
  for (const { pos, end, kind } of [...ranges.values()].sort((one, other) => one.pos - other.pos)) {
    const last = joined.at(-1);
    const isNext =
      kind === ts.SyntaxKind.SingleLineCommentTrivia &&
      last?.kind === kind &&
      /^\r?\n[ \t]*$/.test(source.slice(last.end, pos));
    if (isNext) last.end = end;
    else joined.push({ pos, end, kind });
  }
  const comments = joined
    .map(({ pos, end }) => ({ place: at(pos), text: wordsOf(source.slice(pos, end)) }))
    .filter(({ text }) => text !== '' && !directive.test(text));
  return { comments, titles };
}

/** The title of a call such as `test('…', …)` or `test.each(table)('…', …)`. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/^(?:test|it|describe)\b/.test(node.expression.getText()))
    return undefined;
  const [title, ...rest] = node.arguments;
  if (!title || rest.length === 0) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

/** Comments of a stylesheet or an SQL file. */
function commentsIn(path: string, source: string): Passage[] {
  const found = source.matchAll(path.endsWith('.sql') ? /(?:^[ \t]*--.*\n?)+/gm : /\/\*[^]*?\*\//g);
  return [...found].map(({ 0: comment, index }) => ({
    place: `${path}:${source.slice(0, index).split('\n').length}`,
    text: wordsOf(comment.replace(/^[ \t]*--/gm, '')),
  }));
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function draw(passages: readonly Passage[], count: number, random: () => number): Passage[] {
  const left = [...passages];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

function drawPassages(): void {
  const { seed } = readArguments(USAGE, { seed: { type: 'string', default: '1' } }).values;
  const comments: Passage[] = [];
  const titles: Passage[] = [];
  for (const path of sourceFiles('.').sort()) {
    if (/\.(?:css|sql)$/.test(path)) comments.push(...commentsIn(path, readFileSync(path, 'utf8')));
    if (!/\.(?:tsx?|mjs|js)$/.test(path)) continue;
    const found = passagesIn(path, readFileSync(path, 'utf8'));
    comments.push(...found.comments);
    titles.push(...found.titles);
  }
  const random = randomNumbers(Number(seed));
  const print = (name: string, all: readonly Passage[], count: number) => {
    console.log(`\n${name}: ${count} of ${all.length}, seed ${seed}\n`);
    for (const [index, { place, text }] of draw(all, count, random).entries())
      console.log(`${index + 1}. ${place}\n   ${text}`);
  };
  print('Comments', comments, 50);
  print('Test titles', titles, 30);
}

await main(drawPassages);
