import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { filesIn } from '../../lib/files';
import type { Document } from './dom';

/** A built site as whoever fetches it meets it. */
export type BuiltSite = {
  /** Where it is published, its folder included, without a slash at its end. */
  readonly url: string;
  /** Whether it was built for that address, or is a rehearsal. */
  readonly isProduction: boolean;
  /** By path from the folder, with forward slashes: `compartir/inicio.png`. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The pages that have an address of their own. */
  readonly pages: readonly BuiltPage[];
  /** The page for addresses that are none, under each of its file names. */
  readonly notFound: readonly BuiltPage[];
};

export type BuiltPage = {
  readonly file: string;
  /** As the site's own links have it: `/`, `/declaracion-renta`. */
  readonly path: string;
  readonly url: string;
  readonly document: Document;
};

/** What lib/env.ts gives a build that is not told its address. */
const rehearsalUrl = 'http://localhost:3000';

/**
 * @param folder the export
 * @param siteUrl the address it was built for; without one it is a rehearsal
 */
export function readBuiltSite(folder: string, siteUrl?: string): BuiltSite {
  const files = filesIn(folder).map((file) => [file, readFileSync(join(folder, file))] as const);
  return builtSite(new Map(files), siteUrl);
}

export function builtSite(files: ReadonlyMap<string, Buffer>, siteUrl?: string): BuiltSite {
  const url = (siteUrl ?? rehearsalUrl).replace(/\/$/, '');
  const all = [...files.keys()]
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(file, files, url))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const isNotFound = ({ file }: BuiltPage) => /(^|\/)(404|_not-found)\.html$/.test(file);
  return {
    url,
    isProduction: siteUrl !== undefined,
    files,
    pages: all.filter((page) => !isNotFound(page)),
    notFound: all.filter(isNotFound),
  };
}

function readPage(file: string, files: ReadonlyMap<string, Buffer>, siteUrl: string): BuiltPage {
  const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const url = path === '/' ? siteUrl : `${siteUrl}${path}`;
  // As whoever runs no script reads it: what is in <noscript> counts.
  const document = parse(textFile(files, file), { scriptingEnabled: false });
  return { file, path, url, document };
}

export function textFile(files: ReadonlyMap<string, Buffer>, file: string): string {
  return files.get(file)?.toString('utf8') ?? '';
}

/** Whether an absolute address lies within the site. */
export function isWithin(site: BuiltSite, address: string): boolean {
  return address === site.url || address.startsWith(`${site.url}/`) || address.startsWith(`${site.url}#`);
}

/** The file a host answers with for an absolute address of the site, as static hosts with clean addresses do. */
export function fileAt(site: BuiltSite, address: string): string | undefined {
  const path = decodeURI(address.slice(site.url.length).replace(/[?#].*$/, '')).replace(/^\//, '');
  if (path === '') return 'index.html';
  return [path, `${path}.html`].find((file) => site.files.has(file));
}
