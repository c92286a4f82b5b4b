import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type Cheerio } from 'cheerio';
import { parse, type AnyNode, type Element, type Page } from '@/scripts/build/html';
import { filesIn } from '@/scripts/lib/sources.mjs';

/* The exported files, read once for all tests. */

const { EXPORT_OUT: folder = 'out', EXPORT_URL: published } = process.env;

/** Whether the export is for the address in `EXPORT_URL`; otherwise it is a rehearsal. */
export const isPublished = published !== undefined;

/** Site address with the host's folder, without a trailing slash. */
export const siteUrl = (published ?? 'http://localhost:3000').replace(/\/$/, '');

/** Files by relative path with forward slashes: `compartir/inicio.png`. */
const files = new Map(filesIn(folder).map((name) => [name, readFileSync(join(folder, name))] as const));

export type ExportedPage = {
  readonly file: string;
  /** Path as in the site's own links: `/`, `/declaracion-renta`. */
  readonly path: string;
  readonly url: string;
  readonly page: Page;
  readonly document: AnyNode;
};

/** Every exported page, the not-found page included. */
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
  /** Pages with an address of their own. */
  pages: everyPage.filter((page) => !isNotFound(page)),
  notFound: everyPage.filter(isNotFound),
};

/** A page by its path, or the not-found page by its file. */
export const pageAt = (path: string): ExportedPage =>
  found(
    everyPage.find((page) => page.path === path),
    `a page at ${path}`,
  );

export const documentAt = (path: string): AnyNode => pageAt(path).document;

export function file(name: string): string {
  return found(files.get(name), name).toString('utf8');
}

/** Response of a static host with clean URLs for an absolute address of the site. */
export function contentAt(address: string): Buffer | undefined {
  if (!isWithin(address)) return undefined;
  const path = decodeURI(address.slice(siteUrl.length).replace(/[?#].*$/, '')).replace(/^\//, '') || 'index';
  return files.get(path) ?? files.get(`${path}.html`);
}

/** Whether an absolute address belongs to the site. */
export function isWithin(address: string): boolean {
  return /^(?:[/#?]|$)/.test(address.startsWith(siteUrl) ? address.slice(siteUrl.length) : 'another');
}

const $ = load('');

/** All descendants in document order, optionally of some tags only. */
export function elementsIn(within: AnyNode, ...tags: readonly string[]): Element[] {
  return $(within)
    .find(tags.join() || '*')
    .toArray();
}

/** Elements of a tag with these attribute values. */
export function all(
  within: AnyNode,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  return elementsIn(within, tag).filter((element) =>
    Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  );
}

/** The only such element; fails when there are none or several. */
export function one(...asked: Parameters<typeof all>): Element {
  const [element, ...others] = all(...asked);
  const what = JSON.stringify(asked.slice(1));
  if (others.length > 0) throw new Error(`${others.length + 1} ${what}`);
  return found(element, what);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attribs[name];
}

/** Text of an element with collapsed white space, without scripts and styles. */
export function textOf(element: AnyNode): string {
  return String($(element).prop('innerText')).replace(/\s+/g, ' ').trim();
}

/** Accessible name of a link: its label, or its text with the images' descriptions. */
function nameOf(link: Element): string {
  const alternatives = elementsIn(link, 'img').map((image) => attribute(image, 'alt') ?? '');
  return attribute(link, 'aria-label') ?? [textOf(link), ...alternatives].join(' ').trim();
}

/** Links inside, by accessible name and address. */
export function linksIn(within: Cheerio<AnyNode>, links = 'a[href]'): [name: string, href: string][] {
  return within
    .find(links)
    .toArray()
    .map((link) => [nameOf(link), attribute(link, 'href') ?? '']);
}

/** Every text in a tree of words. */
export function stringsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(stringsIn) : [];
}

export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The export has no ${what}`);
  return value;
}
