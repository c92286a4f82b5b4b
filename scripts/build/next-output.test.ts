/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nextPackage from 'next/package.json';
import { parse } from '../lib/html';
import {
  renameInData,
  takeOutFramework,
  testedWith,
  UnknownExport,
  withHash,
  withoutEmptyStyles,
} from './next-output';

/*
 * On a page as Next exports it. For another version: `npx next build --webpack`, and the page anew from
 * `.next/server/app/calendario-tributario.html`.
 */
const exported = readFileSync(join(__dirname, 'next-output/calendario-tributario.html'), 'utf8');

/** A page of the export with one thing as another Next might write it. */
function altered(pattern: string | RegExp, replacement: string): string {
  const html = exported.replace(pattern, replacement);
  if (html === exported) throw new Error(`The page has no ${pattern}`);
  return html;
}

test('is tested with the Next that is installed', () => {
  expect(nextPackage.version.startsWith(`${testedWith}.`)).toBe(true);
});

test('takes out all that runs, and all that is fetched for it', () => {
  const page = parse(exported);
  const { scripts, data, sheets } = takeOutFramework(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.at(-1)).toMatch(/\/webpack-[0-9a-f]{16}\.js$/);
  expect(sheets.map(({ href }) => href)).toEqual([
    ...new Set([...exported.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)),
  ]);
  // React's rows: the page's own is there, and so is the one of a piece in the middle.
  expect(data).toMatch(/^\d+:/);
  expect(data).toContain('CurrentYear');
  expect(data).not.toMatch(/^:HL/m);

  const left = page.html();
  expect(left).not.toMatch(/<script(?! type="application\/ld\+json")|rel="preload"|rel="stylesheet"|\$R/);
  expect(left).toContain('application/ld+json');
});

test('puts what React sent apart where it belongs', () => {
  const before = parse(exported);
  const arrivals = before('[id^="S:"]').toArray();
  expect(arrivals.length).toBeGreaterThan(0);
  const page = parse(exported);
  takeOutFramework(page);
  expect(page.html()).not.toMatch(/<!--\$[?~!]-->|<template|id="[SB]:/);
  const words = page('main').text();
  for (const arrival of arrivals) expect(words).toContain(before(arrival).text());
});

test('a boundary within another', () => {
  const nested = altered(
    /(<div hidden id="S:0">)(.*?)(<\/div><script>(?:(?!<\/script>).)*\$RC\("B:0","S:0"\)<\/script>)/s,
    '$1<b><!--$?--><template id="B:9"></template><!--/$--></b>$3<div hidden id="S:9"><u>x</u></div><script>$$RC("B:9","S:9")</script>',
  );
  const page = parse(nested);
  takeOutFramework(page);
  expect(page.html()).toContain('<!--$--><b><!--$--><u>x</u><!--/$--></b><!--/$-->');
});

const tags = /<script src="[^"]*" (id="_R_" )?async=""><\/script>/g;

test.each([
  ['no scripts', altered(tags, '')],
  ['a script that is not asynchronous', altered(' async=""></script>', '></script>')],
  ['a script with something more', altered(' async=""></script>', ' async="" nonce="a"></script>')],
  ['a start of another name', altered('id="_R_"', 'id="_S_"')],
  ['scripts elsewhere', altered(/\/_next\/static\/chunks\/(?=app)/, '/_next/elsewhere/')],
  ['data under another name', altered(/__next_f/g, '__next_g')],
  ['data of another kind', altered('self.__next_f.push([1,', 'self.__next_f.push([2,')],
  ['one inline script more', altered('</body>', '<script>more()</script></body>')],
  ['sheets without their order', altered(' data-precedence="next"', '')],
  ['no sheets', altered(/<link rel="stylesheet"[^>]*>/g, '')],
  ['a mover of another name', altered(/\$RC\("B:0"/, '$$RX("B:0"')],
  ['content without a place', altered('<template id="B:0"></template>', '')],
  ['a place without content', altered('id="S:0"', 'id="T:0"')],
  ['another mark of what waits', altered('<!--$?-->', '<!--$~-->')],
  ['an error instead of content', altered('<!--$?-->', '<!--$!-->')],
  ['a boundary in a fallback', altered('<template id="B:0"></template>', '$&<!--$--><!--/$-->')],
  ['another timer', altered('$RT=performance.now()})', '$$RT=Date.now()})')],
])('does not know a page with %s', (_, html) => {
  expect(() => takeOutFramework(parse(html))).toThrow(UnknownExport);
});

test('a file is named anew by as many letters, in the data too', () => {
  const address = '/base/_next/static/chunks/app/page-0123456789abcdef.js';
  const renamed = withHash(address, 'f'.repeat(64));
  expect(renamed).toBe('/base/_next/static/chunks/app/page-ffffffffffffffff.js');
  const data = '1:I[2,["3","static/chunks/app/page-0123456789abcdef.js"],"A"]';
  expect(renameInData(data, new Map([[address, renamed]]))).toBe(
    data.replace('0123456789abcdef', 'f'.repeat(16)),
  );
  expect(() => withHash('/_next/static/chunks/page.js', 'f'.repeat(64))).toThrow(UnknownExport);
});

test('takes empty modules of stylesheets out of a script, and nothing else', () => {
  const script =
    '.push([[1],{84:()=>{},473:(e,t,n)=>{a()},84:9},e=>{Promise.resolve().then(n.t.bind(n,84,23)),' +
    'Promise.resolve().then(n.bind(n,473)),Promise.resolve().then(n.t.bind(n,5,23))}])';
  expect(withoutEmptyStyles(script)).toBe(
    '.push([[1],{473:(e,t,n)=>{a()},84:9},e=>{' +
      'Promise.resolve().then(n.bind(n,473)),Promise.resolve().then(n.t.bind(n,5,23))}])',
  );
});
