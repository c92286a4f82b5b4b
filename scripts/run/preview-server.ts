import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import sirv from 'sirv';
import { headersAt } from '../post-build/headers';
import { HelpfulError } from '../lib/main.mjs';
import { listen } from '../lib/port.mjs';

export type PreviewServer = Awaited<ReturnType<typeof startPreviewServer>>;

type Options = {
  /** Folder of the export. */
  folder?: string;
  /** Port of the server; 0 picks a free one. */
  port?: number;
  host?: string;
  api?: Api;
};

/** Answers a request if it is one of the API's. @returns whether it was */
export type Api = { handle: (request: IncomingMessage, response: ServerResponse) => boolean };

/**
 * Serves the export like a host: clean URLs, content types, a 404 page, and the headers of its `_headers` file. It reads
 * the folder at each request, so that a new build shows without a restart.
 */
export async function startPreviewServer({ folder = 'out', port = 0, host, api }: Options = {}) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new HelpfulError(`No hay un sitio construido en «${folder}»: constrúyelo con «npm run build».`);
  }
  const files = sirv(folder, { dev: true, etag: true, dotfiles: true, brotli: true });
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file) : Buffer.from('');
  };

  const server = createServer((request, response) => {
    if (!preview.api?.handle(request, response)) serve(request, response);
  });

  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // `new URL` would take the `a` of `//a/` for a host.
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const clean = cleanAddress(pathname);
    const isHidden = hidden.test(posix.normalize(decoded(clean)));
    const page = clean === '/' ? 'index.html' : `${clean}.html`;
    if (pathname !== clean && !isHidden && existsSync(join(folder, page))) {
      response.writeHead(308, { Location: clean + search }).end();
      return;
    }
    for (const [name, value] of headersAt(pathname, read('_headers').toString()))
      // WebKit would ask for the scripts of http://localhost over https as well.
      response.setHeader(name, value.replace('; upgrade-insecure-requests', ''));
    if (pathname !== clean || isHidden) return serveNotFound(response);
    const type = types[extname(clean)];
    if (type && !response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
    request.url = clean;
    files(request, response, () => serveNotFound(response));
  }

  function serveNotFound(response: ServerResponse): void {
    const content = read('404.html');
    response.writeHead(404, { 'Content-Type': types[''], 'Content-Length': content.length });
    response.end(content);
  }

  const preview = {
    url: `http://localhost:${await listen(server, port, host)}`,
    /** Answers API calls on the pages' own origin; replaceable while running. */
    api,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return preview;
}

/** Content types that hosts send with a charset, or under a newer name. */
const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files that a host reads itself and never serves, and the not-found page. */
const hidden = /^\/(_headers|_redirects|404)(\.html)?$/i;

/** Decodes the path of an address in the way of `sirv`, which serves the files. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Redirects like a CDN with clean URLs: `/renta/` and `/renta.html` lead to `/renta`. */
function cleanAddress(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/\/index(\.html)?$/, '/');
  return single.replace(/\.html$/, '').replace(/(?<=.)\/$/, '');
}
