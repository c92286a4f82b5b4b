import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pages } from '@/content/pages';
import { notFoundWords } from '@/content/not-found';
import { headersFor, readHeadersFile } from '../preview/headers-file';
import type { Host } from './hosts';

/** What a host must do with the export; `undefined`: it does, otherwise how it differs. */
export type Check = {
  name: string;
  /** Whether the host is one that is meant to. */
  concerns: (host: Host) => boolean;
  differs: (url: string, folder: string) => Promise<string | undefined>;
};

const always = () => true;
const routes = Object.values(pages).map(({ path }) => path);

/** Types that tell a browser or a calendar what to do with a file, by the end of its name. */
const types: Record<string, RegExp> = {
  '.html': /^text\/html/,
  '.js': /^(text|application)\/javascript/,
  '.css': /^text\/css/,
  '.woff2': /^font\/woff2/,
  '.ics': /^text\/calendar/,
  '.png': /^image\/png/,
  // A share picture.
  'compartir/inicio.png': /^image\/png/,
  '.svg': /^image\/svg\+xml/,
  '.webmanifest': /^application\/manifest\+json/,
  '.xml': /^(text|application)\/xml/,
  '.txt': /^text\/plain/,
};

export const checks: readonly Check[] = [
  {
    name: 'routes',
    concerns: always,
    differs: (url, folder) => firstOf(routes, (path) => showsPage(url + path, pageFile(folder, path))),
  },
  {
    name: 'with a slash',
    concerns: always,
    differs: (url, folder) =>
      firstOf(
        routes.filter((path) => path !== '/'),
        (path) => showsPage(`${url}${path}/`, pageFile(folder, path)),
      ),
  },
  { name: '404', concerns: always, differs: showsNotFound },
  { name: 'types', concerns: always, differs: hasTypes },
  { name: 'headers', concerns: ({ sends }) => sends.headers, differs: hasHeaders },
  { name: 'compression', concerns: ({ sends }) => sends.compression, differs: isCompressed },
];

async function firstOf<Item>(
  items: readonly Item[],
  differs: (item: Item) => Promise<string | undefined>,
): Promise<string | undefined> {
  for (const item of items) {
    const difference = await differs(item);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function pageFile(folder: string, path: string): string {
  return join(folder, path === '/' ? 'index.html' : `${path}.html`);
}

async function showsPage(address: string, file: string): Promise<string | undefined> {
  const response = await fetch(address);
  if (response.status !== 200) return `${address} answers ${response.status}`;
  const isIt = (await response.text()) === readFileSync(file, 'utf8');
  return isIt ? undefined : `${address} is not ${file}`;
}

async function showsNotFound(url: string): Promise<string | undefined> {
  const response = await fetch(`${url}/no-existe`);
  if (response.status !== 404) return `/no-existe answers ${response.status}`;
  return (await response.text()).includes(notFoundWords.text) ? undefined : '/no-existe is not the 404 page';
}

async function hasTypes(url: string, folder: string): Promise<string | undefined> {
  // The not-found page is no file of its own to a host.
  const files = filesIn(folder).filter((name) => !/(^|\/)(_not-found|404)\b/.test(name));
  return firstOf(Object.entries(types), async ([ending, type]) => {
    const file = files.find((name) => name.endsWith(ending));
    if (file === undefined) return `the export has no ${ending} file`;
    const response = await fetch(`${url}/${file}`);
    const said = response.headers.get('content-type') ?? 'nothing';
    return response.ok && type.test(said) ? undefined : `${file}: ${response.status}, ${said}`;
  });
}

/** One address of each kind must come with all that `_headers` says of it. */
async function hasHeaders(url: string, folder: string): Promise<string | undefined> {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return `there is no ${file}`;
  const rules = readHeadersFile(readFileSync(file, 'utf8'));
  const hashed = filesIn(folder).find((name) => /^_next\/static\/.*\.js$/.test(name)) ?? '';
  const calendar = filesIn(folder).find((name) => name.endsWith('.ics')) ?? '';
  const wanted = [...routes, '/no-existe', `/${hashed}`, `/${calendar}`].flatMap((path) =>
    [...headersFor(rules, path)].map(([name, value]) => ({ path, name, value })),
  );
  if (wanted.length === 0) return `${file} says nothing of the pages`;
  return firstOf(wanted, async ({ path, name, value }) => {
    const said = (await fetch(url + path)).headers.get(name);
    return said === value ? undefined : `${path}: ${name} is ${said ?? 'missing'}`;
  });
}

async function isCompressed(url: string, folder: string): Promise<string | undefined> {
  // The largest of their kind: a host may leave small files as they are.
  const script = filesIn(folder)
    .filter((name) => name.endsWith('.js'))
    .reduce((a, b) => (readFileSync(join(folder, a)).length > readFileSync(join(folder, b)).length ? a : b));
  return firstOf(['/', `/${script}`], async (path) => {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    return /br|gzip|zstd/.test(response.headers.get('content-encoding') ?? '')
      ? undefined
      : `${path} is not compressed`;
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .sort();
}
