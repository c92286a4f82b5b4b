/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colour } from '@/lib/seo/palette';
import { sourceFiles } from '../lib/sources.mjs';

const files = ['api/mail-body.ts', 'editor/local.css', 'public/images/not-found.svg'];

test.each(files)('%s has the brand colour of app/globals.css', (path) => {
  expect(readFileSync(path, 'utf8').toLowerCase()).toContain(colour('brand'));
});

const channelsOf = (value: string) => [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));

test('gradients end in the deep brand colour', () => {
  const channels = channelsOf(colour('brand-deep')).join(' ');
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`--brand-veil: rgb(${channels} / `);
});

test('only app/globals.css gives the values of the brand colours, so that a new one reaches every page', () => {
  const values = ['brand', 'brand-deep', 'brand-night'].map(colour);
  const channels = values.map((value) => channelsOf(value).join('[ ,]+'));
  const repeated = new RegExp([...values, ...channels].join('|'), 'i');
  const sheets = sourceFiles().filter((path) => /^(app|components)[^]*\.css$/.test(path));
  const rest = (path: string) => readFileSync(path, 'utf8').replace(/:root\s*\{[^}]*\}/, '');
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter((path) => repeated.test(rest(path)))).toEqual([]);
});
