import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version as installedNext } from 'next/package.json';
import { parse } from '@/scripts/post-build/html';
import emptyExport from '@/e2e/bench/empty-export.json';
import { compressed, firstLoadBytes } from './transfer-size';

/*
 * Budgets of the built pages, in bytes as a CDN sends them. The first ten packets are the budget of first-viewport.spec.ts;
 * the next flight carries twice as many, so nobody waits for the rest of a page.
 */
const read = (path: string) => readFileSync(join('out', path));
const pages = readdirSync('out').filter((name) => name.endsWith('.html') && !name.startsWith('_'));
const fonts = readdirSync('out/_next/static/media').filter((name) => name.endsWith('.woff2'));

/** A patch of Next may weigh one per cent more until its empty export is measured again. */
const drift = emptyExport.next === installedNext ? 1 : 1.01;
const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');

/** Scripts and stylesheets that the first paint waits for; a disabled sheet is never fetched. */
const blocking = 'link[rel=stylesheet]:not([disabled]), script[src]:not([async], [nomodule])';

const weights: readonly [what: string, is: number, limit: number][] = [
  ...pages.flatMap((name): [string, number, number][] => {
    const html = read(name).toString();
    // The income page explains more, and shows all of it without script (docs/decisions.md).
    const limit = name === 'declaracion-renta.html' ? 35_000 : 28_000;
    return [
      // The HTML holds all CSS of the page, so that no request blocks the first paint.
      [`${name}: HTML and CSS`, compressed(read(name)), limit],
      // 1.08 times what an empty page of the same Next loads.
      [
        `${name}: first-load script`,
        firstLoadBytes(html, 'out'),
        Math.floor(1.08 * drift * emptyExport.script),
      ],
      [`${name}: requests that block`, parse(html)(blocking).length, 0],
    ];
  }),
  ['fonts', fonts.reduce((sum, name) => sum + read(`_next/static/media/${name}`).length, 0), 35_000],
  ['banner, narrow', compressed(read('images/banner-narrow.svg')), 15_000],
  ['banner, wide', compressed(read('images/banner-wide.svg')), 30_000],
];

test.each(weights)('%s: %i, and at most %i are allowed', (_what, is, limit) => {
  expect(is).toBeLessThanOrEqual(limit);
});

// A new minor of Next needs its own baseline, which `npm run bench -- lighthouse` measures.
test('the baseline of the budgets is an empty export of the installed minor of Next', () => {
  expect(minorOf(emptyExport.next)).toBe(minorOf(installedNext));
});
