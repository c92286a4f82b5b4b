import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@/scripts/post-build/html';
import { compressed, scriptBytes } from '../transfer-size';

/*
 * Budgets of the built pages, in bytes as a CDN sends them. The first ten packets are the budget of first-viewport.spec.ts;
 * the next flight carries twice as many, so nobody waits for the rest of a page.
 */
const read = (path: string) => readFileSync(join('out', path));
const pages = readdirSync('out').filter((name) => name.endsWith('.html') && !name.startsWith('_'));
const fonts = readdirSync('out/_next/static/media').filter((name) => name.endsWith('.woff2'));

/** Bytes of script that a page loads by itself; the not-found page has no tool but the modal. */
const scripts: Readonly<Record<string, number>> = {
  'index.html': 120_000,
  'declaracion-renta.html': 112_000,
  'calendario-tributario.html': 92_500,
  '404.html': 14_000,
};

/** Scripts and stylesheets that the first paint waits for. */
const blocking = 'link[rel=stylesheet], script[src]:not([async], [nomodule])';

const weights: readonly [what: string, is: number, limit: number][] = [
  ...pages.flatMap((name): [string, number, number][] => {
    const html = read(name).toString();
    // The income page explains more, and shows all of it without script (docs/decisions.md).
    const limit = name === 'declaracion-renta.html' ? 35_000 : 28_000;
    return [
      // The HTML holds all CSS of the page, so that no request blocks the first paint.
      [`${name}: HTML and CSS`, compressed(read(name)), limit],
      [`${name}: script`, scriptBytes(html, 'out'), scripts[name] ?? 0],
      [`${name}: requests that block`, parse(html)(blocking).length, 0],
    ];
  }),
  ['fonts', fonts.reduce((sum, name) => sum + read(`_next/static/media/${name}`).length, 0), 35_000],
  ['banner, narrow', compressed(read('images/banner-narrow.svg')), 15_000],
  ['banner, wide', compressed(read('images/banner-wide.svg')), 30_000],
];

test.each(weights)('%s: weighs %i bytes, of the %i that are allowed', (_what, is, limit) => {
  expect(is).toBeLessThanOrEqual(limit);
});
