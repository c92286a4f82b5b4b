import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings, readSettings } from '../lib/env';
import { attribute, elements, parse, type Element } from '../lib/html';
import { HelpfulError, main } from '../lib/main.mjs';
import emptyExport from './bench/empty-export.json';
import { compressed, firstLoadBytes } from './weight';

/**
 * `npm test -- budgets`: what the built pages weigh, compressed, beside what they may. The same files give the
 * same numbers, so what grew is what somebody added.
 */
const folder = process.argv[2] ?? 'out';
loadSettings();
const { basePath } = readSettings();

/** Bytes, brotli; what the first ten packets of a page hold is seen by e2e/first-window.spec.ts. */
const LIMITS = {
  page: 20_000,
  /** Beside what an empty page of the same Next loads. */
  script: Math.floor(1.05 * emptyExport.script),
  blocking: 1,
  fonts: 35_000,
  narrowBanner: 15_000,
  wideBanner: 30_000,
};

await main(() => {
  const read = (path: string) => readFileSync(join(folder, path));
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html') && !name.startsWith('_'));
  const fonts = readdirSync(join(folder, '_next/static/media')).filter((name) => name.endsWith('.woff2'));
  const rows = [
    ...pages.flatMap((name) => {
      const html = read(name);
      const blocking = elements(parse(html.toString())).filter(isBlocking);
      return [
        row(`${name}: HTML and CSS`, compressed(html), LIMITS.page),
        row(`${name}: first-load script`, firstLoadBytes(html.toString(), folder, basePath), LIMITS.script),
        row(`${name}: blocking requests`, blocking.length, LIMITS.blocking),
      ];
    }),
    row(
      'fonts',
      fonts.reduce((sum, name) => sum + read(`_next/static/media/${name}`).length, 0),
      LIMITS.fonts,
    ),
    row('banner, narrow', compressed(read('images/banner-narrow.svg')), LIMITS.narrowBanner),
    row('banner, wide', compressed(read('images/banner-wide.svg')), LIMITS.wideBanner),
  ];
  console.table(rows);
  const over = rows.filter(({ is, limit }) => is > limit).map(({ what }) => what);
  if (over.length > 0) throw new HelpfulError(`Pesan más de lo que deben: ${over.join(', ')}.`);
});

function row(what: string, is: number, limit: number) {
  return { what, is, limit, share: `${Math.round((100 * is) / limit)} %` };
}

/** A sheet or a script that the first paint waits for. */
function isBlocking(element: Element): boolean {
  const has = (name: string) => attribute(element, name) !== undefined;
  if (element.tagName === 'link') return attribute(element, 'rel') === 'stylesheet' && !has('disabled');
  return element.tagName === 'script' && has('src') && !has('async') && !has('nomodule');
}
