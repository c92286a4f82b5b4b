import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type Cheerio } from 'cheerio';
import { parse, type AnyNode, type Page } from '@/scripts/post-build/html';
import { filesIn } from '@/scripts/lib/files.mjs';

/* The exported files, read once for all tests. */

const { EXPORT_OUT: folder = 'out', EXPORT_URL: published } = process.env;

/** True if the export is a publication at `EXPORT_URL`, not a rehearsal. */
export const isPublished = published !== undefined;

/** Site address with the host's folder, without a trailing slash. */
export const siteUrl = (published ?? 'http://localhost:3000').replace(/\/$/, '');

/** Files by relative path with forward slashes: `compartir/inicio.png`. */
const files = new Map(filesIn(folder).map((name) => [name, readFileSync(join(folder, name))] as const));

/** Every exported page, including the not-found page. A folder's `index.html` is left out, as a copy of the page beside it. */
export const everyPage = filesIn(folder)
  .filter((name) => name.endsWith('.html') && !name.endsWith('/index.html'))
  .map((name) => {
    // The path as the site's links write it: `/`, `/declaracion-renta`.
    const path = `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    return {
      file: name,
      path,
      url: path === '/' ? siteUrl : siteUrl + path,
      page: parse(file(name)),
    };
  });

export type ExportedPage = (typeof everyPage)[number];

const isNotFound = ({ path }: ExportedPage) => path === '/404';

export const exported = {
  files,
  /** Every page but the not-found page, which is served at any address. */
  pages: everyPage.filter((page) => !isNotFound(page)),
  notFound: everyPage.filter(isNotFound),
};

/** A page by its path, or the not-found page by its file. */
export const pageAt = (path: string): ExportedPage =>
  found(
    everyPage.find((page) => page.path === path),
    `a page at ${path}`,
  );

export function file(name: string): string {
  return found(files.get(name), name).toString('utf8');
}

/** The file that a static host with clean URLs sends for an absolute address of the site. */
export function contentAt(address: string): Buffer | undefined {
  if (!isWithin(address)) return undefined;
  const path = decodeURI(address.slice(siteUrl.length).replace(/[?#].*$/, '')).replace(/^\//, '') || 'index';
  return files.get(path) ?? files.get(`${path}.html`);
}

/** True if an absolute address belongs to the site. */
export function isWithin(address: string): boolean {
  return /^(?:[/#?]|$)/.test(address.startsWith(siteUrl) ? address.slice(siteUrl.length) : 'another');
}

const $ = load('');

/** Text of an element with collapsed white space, without scripts and styles. */
export function textOf(element: AnyNode | Cheerio<AnyNode>): string {
  return ($(element).prop('innerText') ?? '').replace(/\s+/g, ' ').trim();
}

export const BLOCKS =
  /^(address|article|aside|blockquote|body|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|legend|li|main|nav|ol|option|p|section|summary|table|tbody|thead|tr|ul)$/;

/** Text of the page: a line for each block element, with a bar before each cell. */
export const linesOf = (page: Page) => page('body').toArray().map(linesIn).join('');

function linesIn(node: AnyNode): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  const name = 'name' in node ? node.name : '';
  if (!('children' in node) || /^(script|style|svg|template)$/.test(name)) return '';
  const text = node.children.map(linesIn).join('');
  if (/^t[dh]$/.test(name)) return `|${text}`;
  return BLOCKS.test(name) ? `\n${text}\n` : text;
}

/** Links inside, by accessible name (a label, or the text with the images' descriptions) and address. */
export function linksIn(within: Cheerio<AnyNode>, links = 'a[href]'): [name: string, href: string][] {
  const all = within.find(links).toArray();
  return all.map((link) => {
    const { 'aria-label': label, href = '' } = link.attribs;
    const { images } = $(link).extract({ images: [{ selector: 'img', value: 'alt' }] });
    return [label ?? [textOf(link), ...images].join(' ').trim(), href];
  });
}

/** Every string in a nested object or list. */
export function stringsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(stringsIn) : [];
}

export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The export has no ${what}`);
  return value;
}
