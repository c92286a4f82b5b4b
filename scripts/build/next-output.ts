import type { Element } from 'domhandler';
import { isDeepStrictEqual } from 'node:util';
import { elements, runnableScripts, type Page } from '../lib/html';

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
  /** The links to the page's style sheets, by their attributes, in their order. */
  readonly sheets: readonly Readonly<Record<string, string>>[];
};

/** Id of the tag of the script that starts the framework. */
export const ENTRY_ID = '_R_';

/**
 * Takes out of an exported page what Next put there for its client: script tags, inline data, style sheets,
 * and all preloads. What React had sent apart is put where it belongs.
 * @throws UnknownExport where one of them is not as expected
 */
export function takeOutFramework(page: Page): FrameworkParts {
  completeBoundaries(page);
  const { scripts, data } = takeOutScripts(page);
  const sheets = page('link[rel=stylesheet]');
  // React orders by it the sheets it knows; another it would insert once more.
  if (sheets.length === 0 || sheets.not('[data-precedence]').length > 0) {
    throw new UnknownExport('no style sheets, or some without data-precedence');
  }
  // Scripts come later; sheets and pictures of the not-found page are asked for on every page.
  page('link[rel=stylesheet], link[rel=preload]').remove();
  return { scripts, data, sheets: sheets.toArray().map(({ attribs }) => attribs) };
}

/** The texts of the inline scripts that a browser would run. */
export function inlineScripts(page: Page): string[] {
  const inline = runnableScripts(page).not('[src]');
  return inline.toArray().map((script) => page(script).text());
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

function takeOutScripts(page: Page): { scripts: string[]; data: string } {
  const own = runnableScripts(page);
  // A browser that knows no modules reads none of the others either.
  const modern = own.filter('[src]').not('[nomodule]').toArray();
  const scripts = modern.map(({ attribs }, index) => {
    const { src = '', ...others } = attribs;
    const expected = index === modern.length - 1 ? { async: '', id: ENTRY_ID } : { async: '' };
    if (!/\/_next\/static\/chunks\/.+\.js$/.test(src) || !isDeepStrictEqual(others, expected)) {
      throw new UnknownExport(`another script tag: ${JSON.stringify(attribs)}`);
    }
    return src;
  });
  if (scripts.length === 0) throw new UnknownExport('no scripts');
  const data = readData(inlineScripts(page));
  own.remove();
  return { scripts, data };
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
function completeBoundaries(page: Page): void {
  const scripts = runnableScripts(page).toArray();
  for (const arrival of page('[id^="S:"]').toArray()) {
    const number = arrival.attribs.id?.slice(2);
    const [place] = page(`[id="B:${number}"]`).toArray();
    const mover = scripts.find((script) => page(script).text().endsWith(`$RC("B:${number}","S:${number}")`));
    if (!place || !mover) throw new UnknownExport(`no place or no script for S:${number}`);
    fill(page, place, arrival);
    page(arrival).add(mover).remove();
  }
  page(scripts.filter((script) => page(script).text() === TIMER)).remove();
  const all = page(elements(page)).contents().toArray();
  const left = all.find((node) => node.nodeType === 8 && /^\$[?~!]/.test(node.data));
  if (left) throw new UnknownExport(`a boundary without its content: ${page.html(left)}`);
}

/** `<!--$?--><template>fallback<!--/$-->` becomes `<!--$-->content<!--/$-->`, as React sends a small boundary. */
function fill(page: Page, place: Element, arrival: Element): void {
  const siblings = page(place).parent().contents().toArray();
  const comments = siblings.map((node) => (node.nodeType === 8 ? node.data : ''));
  const at = siblings.indexOf(place);
  const end = comments.indexOf('/$', at);
  const start = siblings[at - 1];
  const hasBoundary = comments.slice(at, end).some((text) => text.startsWith('$'));
  if (start?.nodeType !== 8 || start.data !== '$?' || end < 0 || hasBoundary) {
    throw new UnknownExport(`another placeholder: ${place.attribs.id}`);
  }
  start.data = '$';
  page(siblings.slice(at + 1, end)).remove();
  page(place).replaceWith(page(arrival).contents());
}
