import type { Element } from 'domhandler';
import { isDeepStrictEqual } from 'node:util';
import { elements, runnableScripts, type Page } from '../lib/html';

/*
 * All that this project knows of what Next and React write into an exported page, which any version may change. A page
 * of another shape throws `UnknownExport` and is published as Next wrote it. See docs/held-framework.md.
 */

/** Next version this was read from; the test keeps one of its pages in `next-output/`. */
export const testedWith = '16.4';

/** A page of an unexpected shape. */
export class UnknownExport extends Error {}

export type FrameworkParts = {
  /** Addresses of the framework's scripts, in order; the last one starts it. */
  readonly scripts: readonly string[];
  /** The page's data for React: the text pushed by the inline scripts. */
  readonly data: string;
  /** Attributes of the stylesheet links, in order. */
  readonly sheets: readonly Readonly<Record<string, string>>[];
};

/** Id of the script that starts the framework. */
export const ENTRY_ID = '_R_';

/**
 * Removes the client's script tags, inline data, stylesheets and preloads from an exported page, and puts streamed
 * content in its place.
 * @throws UnknownExport where one of them is not as expected
 */
export function takeOutFramework(page: Page): FrameworkParts {
  completeBoundaries(page);
  const { scripts, data } = takeOutScripts(page);
  const sheets = page('link[rel=stylesheet]');
  // React identifies its stylesheets by it and would insert another one twice.
  if (sheets.length === 0 || sheets.not('[data-precedence]').length > 0) {
    throw new UnknownExport('no style sheets, or some without data-precedence');
  }
  // Next preloads the not-found page's files on every page.
  page('link[rel=stylesheet], link[rel=preload]').remove();
  return { scripts, data, sheets: sheets.toArray().map(({ attribs }) => attribs) };
}

/** Where Next lists the files of dynamic imports. */
export const importsManifest = '.next/react-loadable-manifest.json';

/**
 * Files within `/_next/` that a dynamic import fetches; none where Next lists no such import.
 * @param manifest the manifest's text
 * @param imported `components/From.tsx -> ./What`
 */
export function filesOfImport(manifest: string, imported: string): readonly string[] {
  const imports: Partial<Record<string, { files: string[] }>> = JSON.parse(manifest);
  return imports[imported]?.files ?? [];
}

/** Texts of the inline scripts that browsers run. */
export function inlineScripts(page: Page): string[] {
  const inline = runnableScripts(page).not('[src]');
  return inline.toArray().map((script) => page(script).text());
}

/**
 * A hashed file's address with another hash of equal length, because React's data states lengths.
 */
export function withHash(address: string, hash: string): string {
  const named = /[0-9a-f]{16}(?=\.(?:js|css)$)/;
  if (!named.test(address)) throw new UnknownExport(`a file whose name has no hash: ${address}`);
  return address.replace(named, hash.slice(0, 16));
}

/** The data with renamed files, which it names from `static/` on. */
export function renameInData(data: string, renamed: ReadonlyMap<string, string>): string {
  const inData = (address: string) => address.slice(address.indexOf('static/'));
  return [...renamed].reduce((text, [from, to]) => text.replaceAll(inData(from), inData(to)), data);
}

/**
 * A page's script without the empty modules that webpack makes of server components' stylesheets, and without their
 * unused promises.
 */
export function withoutEmptyStyles(script: string): string {
  return [...script.matchAll(/[{,](\d+):\(\)=>\{\}(?=[,}])/g)].reduce((left, [, id]) => {
    const promised = new RegExp(`Promise\\.resolve\\(\\)\\.then\\(\\w+\\.t\\.bind\\(\\w+,${id},23\\)\\),`);
    return promised.test(left)
      ? left.replace(promised, '').replace(new RegExp(`(?<=[{,])${id}:\\(\\)=>\\{\\},`), '')
      : left;
  }, script);
}

function takeOutScripts(page: Page): { scripts: string[]; data: string } {
  const own = runnableScripts(page);
  // Old browsers load the `nomodule` script alone.
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
  const data = withoutHints(readData(inlineScripts(page)));
  own.remove();
  return { scripts, data };
}

const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const PUSH = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/** Joins the pushed texts: one script starts, the others push pieces. */
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

/** The data without its hints to preload, which name files of the page itself and of the not-found page. */
function withoutHints(data: string): string {
  return data.replace(/^:HL\[.*\]\n/gm, '');
}

const TIMER = 'requestAnimationFrame(function(){$RT=performance.now()});';

/**
 * React streams a large <Suspense> as a placeholder, content hidden at the page's end, and a script that moves it.
 * Without script such content would stay hidden, so it is moved here.
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

/** `<!--$?--><template>fallback<!--/$-->` becomes `<!--$-->content<!--/$-->`, like a small boundary. */
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
