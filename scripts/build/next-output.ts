import { isDeepStrictEqual } from 'node:util';
import * as dom from '../lib/html';

/*
 * All that this project knows of what Next and React write into an exported page. It was read off their
 * output, which they may change in any version: where a page is otherwise, it throws `UnknownExport`, and the
 * page is published as they wrote it. What must do in the browser as their tags did is early/hold-framework.ts;
 * docs/held-framework.md tells the whole.
 */

/** The Next whose output this is; a page of it is kept in `next-output/`, for the test. */
export const testedWith = '16.4';

/** A page of a shape that this was not written for. */
export class UnknownExport extends Error {}

export type FrameworkParts = {
  /** The addresses of the framework's scripts, in their order; the last one starts it. */
  readonly scripts: readonly string[];
  /** The page's data for React: what the inline scripts push, as one text. */
  readonly data: string;
  /** The links to the page's style sheets, in their order. */
  readonly sheets: readonly dom.Element[];
};

/** Id of the tag of the script that starts the framework. */
export const ENTRY_ID = '_R_';

/**
 * Takes out of an exported page what Next put there for its client: script tags, inline data, style sheets,
 * and all preloads. What React had sent apart is put where it belongs.
 * @throws UnknownExport where one of them is not as expected
 */
export function takeOutFramework(page: dom.Document): FrameworkParts {
  completeBoundaries(page);
  const all = dom.elements(page);
  const { scripts, data } = takeOutScripts(all);
  const links = all.filter(({ tagName }) => tagName === 'link');
  const sheets = links.filter((link) => dom.attribute(link, 'rel') === 'stylesheet');
  // React orders by it the sheets it knows; another it would insert once more.
  if (sheets.length === 0 || sheets.some((link) => dom.attribute(link, 'data-precedence') === undefined)) {
    throw new UnknownExport('no style sheets, or some without data-precedence');
  }
  // Scripts come later; sheets and pictures of the not-found page are asked for on every page.
  const preloads = links.filter((link) => dom.attribute(link, 'rel') === 'preload');
  for (const link of [...sheets, ...preloads]) dom.remove(link);
  return { scripts, data, sheets };
}

/** The inline scripts that a browser would run. */
export function inlineScripts(page: dom.Document): dom.Element[] {
  return runnableScripts(dom.elements(page)).filter((script) => dom.attribute(script, 'src') === undefined);
}

/**
 * The address of a hashed file with another hash: as long as the other, as React counts the letters of some
 * of its data.
 */
export function withHash(address: string, hash: string): string {
  const named = /[0-9a-f]{16}(?=\.(?:js|css)$)/;
  if (!named.test(address)) throw new UnknownExport(`a file whose name has no hash: ${address}`);
  return address.replace(named, hash.slice(0, 16));
}

/** The data with the files of some addresses under others. It names them from `static/` on. */
export function renameInData(data: string, renamed: ReadonlyMap<string, string>): string {
  const inData = (address: string) => address.slice(address.indexOf('static/'));
  return [...renamed].reduce((text, [from, to]) => text.replaceAll(inData(from), inData(to)), data);
}

function takeOutScripts(all: readonly dom.Element[]): { scripts: string[]; data: string } {
  const own = runnableScripts(all);
  const withSource = own.filter((script) => dom.attribute(script, 'src') !== undefined);
  // A browser that knows no modules reads none of the others either.
  const modern = withSource.filter((script) => dom.attribute(script, 'nomodule') === undefined);
  const scripts = modern.map((script, index) => {
    const { src = '', ...others } = dom.attributes(script);
    const expected = index === modern.length - 1 ? { async: '', id: ENTRY_ID } : { async: '' };
    if (!/\/_next\/static\/chunks\/.+\.js$/.test(src) || !isDeepStrictEqual(others, expected)) {
      throw new UnknownExport(`another script tag: ${JSON.stringify(dom.attributes(script))}`);
    }
    return src;
  });
  if (scripts.length === 0) throw new UnknownExport('no scripts');
  const inline = own.filter((script) => !withSource.includes(script));
  const data = readData(inline.map(dom.text));
  for (const script of own) dom.remove(script);
  return { scripts, data };
}

/** Not JSON-LD and its like. */
function runnableScripts(all: readonly dom.Element[]): dom.Element[] {
  const runs = (type = '') => /^(module|(text|application)\/javascript)?$/.test(type);
  return all.filter((element) => element.tagName === 'script' && runs(dom.attribute(element, 'type')));
}

const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const PUSH = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/** Joins what the inline scripts push: one that starts, then pieces of one text. */
function readData([first, ...pieces]: readonly string[]): string {
  if (first !== FIRST || pieces.length === 0) throw new UnknownExport('no inline data');
  return pieces
    .map((piece) => {
      const literal = PUSH.exec(piece)?.[1];
      if (literal === undefined) throw new UnknownExport(`another inline script: ${piece.slice(0, 80)}`);
      return String(JSON.parse(literal));
    })
    .join('');
}

const TIMER = 'requestAnimationFrame(function(){$RT=performance.now()});';

/**
 * React sends what stands in a large <Suspense> apart: a placeholder in its place, the content hidden at the
 * end of the page, and a script that moves it. In an exported page that hides the form and the tools from all
 * whose browser runs no script. Here the content goes where it belongs, and the scripts go.
 */
function completeBoundaries(page: dom.Document): void {
  const all = dom.elements(page);
  const byId = new Map(all.map((element) => [dom.attribute(element, 'id'), element]));
  const scripts = inlineScripts(page);
  for (const arrival of all.filter((element) => dom.attribute(element, 'id')?.startsWith('S:'))) {
    const number = dom.attribute(arrival, 'id')?.slice(2);
    const place = byId.get(`B:${number}`);
    const mover = scripts.find((script) => dom.text(script).endsWith(`$RC("B:${number}","S:${number}")`));
    if (!place || !mover) throw new UnknownExport(`no place or no script for S:${number}`);
    fill(place, arrival);
    dom.remove(arrival);
    dom.remove(mover);
  }
  const timer = scripts.find((script) => dom.text(script) === TIMER);
  if (timer) dom.remove(timer);
  const left = dom
    .nodes(page)
    .map(dom.comment)
    .find((text) => /^\$[?~!]/.test(text ?? ''));
  if (left !== undefined) throw new UnknownExport(`a boundary without its content: <!--${left}-->`);
}

/** `<!--$?--><template>fallback<!--/$-->` becomes `<!--$-->content<!--/$-->`, as React sends a small boundary. */
function fill(place: dom.Element, arrival: dom.Element): void {
  const siblings = place.parentNode?.childNodes ?? [];
  const at = siblings.indexOf(place);
  const start = siblings[at - 1];
  const length = siblings.slice(at).findIndex((node) => dom.comment(node) === '/$');
  const fallback = siblings.slice(at, at + length);
  const hasBoundary = fallback.some((node) => dom.comment(node)?.startsWith('$'));
  if (!start || dom.comment(start) !== '$?' || length < 0 || hasBoundary) {
    throw new UnknownExport(`another placeholder: ${dom.attribute(place, 'id')}`);
  }
  dom.replace(start, [dom.createComment('$')]);
  for (const node of fallback.slice(1)) dom.remove(node);
  dom.replace(place, [...arrival.childNodes]);
}
