import { load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/scripts/lib/files';
import { parse, type Page } from '@/scripts/lib/html';

/* The export that a build left, read once for all that is asked of it. */

const { EXPORT_OUT: folder = 'out', EXPORT_URL: published } = process.env;

/** Whether it was built for the address that `EXPORT_URL` gives; else it is a rehearsal. */
export const isPublished = published !== undefined;

/** Where it is, the folder of its host included, without a slash at its end. */
export const siteUrl = (published ?? 'http://localhost:3000').replace(/\/$/, '');

/** By path from the folder, with forward slashes: `compartir/inicio.png`. */
const files = new Map(filesIn(folder).map((name) => [name, readFileSync(join(folder, name))] as const));

export type ExportedPage = {
  readonly file: string;
  /** As the site's own links have it: `/`, `/declaracion-renta`. */
  readonly path: string;
  readonly url: string;
  readonly page: Page;
  readonly document: AnyNode;
};

/** Every page a visitor can meet, the one for addresses that are none included. */
export const everyPage: readonly ExportedPage[] = filesIn(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => {
    const path = `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const page = parse(file(name));
    return {
      file: name,
      path,
      url: path === '/' ? siteUrl : siteUrl + path,
      page,
      document: found(page('html')[0], 'root'),
    };
  });

const isNotFound = ({ path }: ExportedPage) => /^\/(404|_not-found)$/.test(path);

export const exported = {
  files,
  /** The pages that have an address of their own. */
  pages: everyPage.filter((page) => !isNotFound(page)),
  notFound: everyPage.filter(isNotFound),
};

/** The document of a page by its path, or of the one for addresses that are none by its file. */
export function documentAt(path: string): AnyNode {
  return found(
    everyPage.find((page) => page.path === path),
    `a page at ${path}`,
  ).document;
}

export function file(name: string): string {
  return found(files.get(name), name).toString('utf8');
}

/** What a static host with clean addresses answers with for an absolute address of the site. */
export function contentAt(address: string): Buffer | undefined {
  if (!isWithin(address)) return undefined;
  const path = decodeURI(address.slice(siteUrl.length).replace(/[?#].*$/, '')).replace(/^\//, '') || 'index';
  return files.get(path) ?? files.get(`${path}.html`);
}

/** Whether an absolute address lies within the site. */
export function isWithin(address: string): boolean {
  return /^(?:[/#?]|$)/.test(address.startsWith(siteUrl) ? address.slice(siteUrl.length) : 'another');
}

const $ = load('');

/** Every element inside, in document order; of one of these tags where some are named. */
export function elementsIn(within: AnyNode, ...tags: readonly string[]): Element[] {
  return $(within)
    .find(tags.join() || '*')
    .toArray();
}

/** The elements of a tag whose attributes have these values. */
export function all(
  within: AnyNode,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return elementsIn(within, tag).filter((element) =>
    Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  );
}

/** The only such element. */
export function one(...asked: Parameters<typeof all>): Element {
  const [element, ...others] = all(...asked);
  const what = JSON.stringify(asked.slice(1));
  if (others.length > 0) throw new Error(`${others.length + 1} ${what}`);
  return found(element, what);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attribs[name];
}

/** The text of an element as it reads: white space closed up, scripts and styles left out. */
export function textOf(element: AnyNode): string {
  return String($(element).prop('innerText')).replace(/\s+/g, ' ').trim();
}

/** What stands in a script or a style, letter for letter. */
export function contentOf(element: Element): string {
  return $(element).text();
}

/** What a link or a button is called: its label, or its text with the pictures' descriptions. */
export function nameOf(element: Element): string {
  const alternatives = elementsIn(element, 'img').map((image) => attribute(image, 'alt') ?? '');
  return attribute(element, 'aria-label') ?? [textOf(element), ...alternatives].join(' ').trim();
}

/** The links in it, as a visitor meets them: what they are called and where they lead. */
export function linksIn(within: AnyNode): [name: string, href: string | undefined][] {
  return elementsIn(within, 'a').map((link) => [nameOf(link), attribute(link, 'href')]);
}

/** The first link or button of this name. */
export function link(within: AnyNode, name: string): Element {
  return found(
    elementsIn(within, 'a').find((candidate) => nameOf(candidate) === name),
    `a link «${name}»`,
  );
}

export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The export has no ${what}`);
  return value;
}
