/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as attributes from '@/components/dom/attributes';
import { sourceFiles } from '../lib/sources.mjs';

const list = 'components/dom/attributes.ts';
const names: Readonly<Record<string, string>> = attributes;

/** The site's code without comments, by file. */
const sources = new Map(
  sourceFiles('.')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(app|components|early|on-load|scripts\/post-build)\/.*\.(tsx?|css)$/.test(file))
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== list)
    .map((file) => [file, readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '')]),
);

/** Files in whose code a pattern is found. */
const filesWith = (pattern: RegExp, kind: RegExp) =>
  [...sources].flatMap(([file, code]) => (kind.test(file) && pattern.test(code) ? basename(file) : []));
const found = (pattern: RegExp, kind: RegExp) =>
  [...sources]
    .flatMap(([file, code]) => (kind.test(file) ? [...code.matchAll(pattern)] : []))
    .map(([name]) => name);

test('docs/islands.md names every file that writes or reads a shared name, and no other', () => {
  const rows = readFileSync('docs/islands.md', 'utf8').matchAll(/^\| `([\w-]+)` +\|(.+)\|(.+)\|$/gm);
  const documented = [...rows].map(([, name = '', writers = '', readers = '']) => {
    const files = (cell: string) => [...cell.matchAll(/`([\w.-]+)`/g)].map(([, file = '']) => file);
    expect([name, files(writers).length, files(readers).length]).not.toContain(0);
    return [name, [...new Set([...files(writers), ...files(readers)])].sort()];
  });
  const used = Object.entries(names).map(([constant, name]) => [
    name,
    [
      ...filesWith(new RegExp(`import \\{[^}]*\\b${constant}\\b[^}]*\\} from '[^']*/attributes'`), /tsx?$/),
      ...filesWith(new RegExp(`\\[${name}[\\]=~]`), /css$/),
    ].sort(),
  ]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(used));
});

test('an attribute outside the list is for styles only: components write it, stylesheets read it, no script does', () => {
  const listed = Object.values(names);
  const written = new Set(found(/(?<=[\s{']) ?data-[a-z-]+(?=[\s=>'])/g, /tsx?$/).map((name) => name.trim()));
  const read = new Set(found(/(?<=\[)data-[a-z-]+/g, /css$/).filter((name) => !listed.includes(name)));
  expect([...written].sort()).toEqual([...read].sort());
  expect(found(/\[data-[a-z-]+|'data-[a-z-]+'(?!:)|\bdataset[.[]['\w]+/g, /tsx?$/)).toEqual([]);
});
