import compression from 'compression';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import send from 'send';
import { headersFor, readHeadersFile } from './preview/headers-file';
import { HelpfulError } from '../lib/main.mjs';
import { listen } from '../lib/port.mjs';
import { sturdyServer } from './sturdy-server';

export type PreviewServer = {
  url: string;
  server: Server;
  /** Answers the API's calls on the pages' own origin; may be exchanged while it runs. */
  api: Api | undefined;
  close: () => Promise<void>;
};

type Options = {
  /** Folder of the export. */
  folder?: string;
  /** 0 takes a free one. */
  port?: number;
  host?: string;
  /** Where the site hangs when it is not at the root of its host: `/repository`. */
  basePath?: string;
  api?: Api;
  /** As every host does; not worth its time where no byte goes through a wire. */
  isCompressed?: boolean;
};

/** Answers a call if it is for the API. */
export type Api = { handle: (request: IncomingMessage, response: ServerResponse) => boolean };

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the export like a CDN: clean URLs, compression, content types, a 404 page, and the headers of its
 * `_headers` file. The folder is read at each request, so a new build shows without a restart.
 */
export async function startPreviewServer({
  folder = 'out',
  port = 0,
  host,
  basePath = '',
  api,
  isCompressed = true,
}: Options = {}): Promise<PreviewServer> {
  if (!isFile(join(folder, 'index.html'))) {
    throw new HelpfulError(`No hay un sitio construido en «${folder}»: constrúyelo con «npm run build».`);
  }
  // Its types are Express's, of which it uses only what Node's own request and response have.
  const compress = compression({
    filter: (...asked) => isCompressed && compression.filter(...asked),
  }) as unknown as Middleware;
  const read = (name: string) =>
    isFile(join(folder, name)) ? readFileSync(join(folder, name)) : Buffer.from('');

  const server = sturdyServer((request, response) => {
    if (preview.api?.handle(request, response)) return;
    compress(request, response, () => serve(request, response));
  });

  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // Not `new URL`: it would take the `a` of `//a/` for a host.
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const inside = pathInside(basePath, pathname);
    const clean = cleanAddress(inside ?? '');
    const isHidden = hidden.test(clean);
    const page = clean === '/' ? 'index.html' : `${clean}.html`;
    if (inside !== clean && !isHidden && isFile(join(folder, page))) {
      response.writeHead(308, { Location: basePath + clean + search }).end();
      return;
    }
    const rules = readHeadersFile(read('_headers').toString());
    for (const [name, value] of headersFor(rules, inside ?? pathname)) response.setHeader(name, value);
    if (inside !== clean || isHidden) return serveNotFound(response);
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', contentType(clean));
    const file = isFile(join(folder, page)) ? `/${page}` : clean;
    send(request, file, { root: folder, dotfiles: 'allow', index: false, cacheControl: false })
      .on('directory', () => serveNotFound(response))
      .on('error', ({ status }: { status: number }) => {
        if (status === 416) response.writeHead(416).end();
        else serveNotFound(response);
      })
      .pipe(response);
  }

  function serveNotFound(response: ServerResponse): void {
    if (response.headersSent) return void response.destroy();
    const content = read('404.html');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': content.length });
    response.end(content);
  }

  const preview: PreviewServer = {
    url: `http://localhost:${await listen(server, port, host)}`,
    server,
    api,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return preview;
}

function pathInside(basePath: string, pathname: string): string | undefined {
  if (basePath === '') return pathname;
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}

/** Files a host reads and never hands out, and the page that only answers for others. */
const hidden = /^\/(_headers|_redirects|404)$/;

/** As a CDN with clean addresses has it: `/renta/` and `/renta.html` lead to `/renta`, so that a page has one address. */
function cleanAddress(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/\/index(\.html)?$/, '/');
  return single.replace(/\.html$/, '').replace(/(?<=.)\/$/, '');
}

/** The type of what an address leads to; whatever is text says that it is UTF-8. */
function contentType(address: string): string {
  // Browsers' own name for it, which the registry of types never took.
  if (address.endsWith('.ico')) return 'image/x-icon';
  const type = lookup(/\.\w+$/.test(address) ? address : '.html') ?? 'application/octet-stream';
  const isText = /^text\/|^application\/(javascript|json|xml|manifest\+json)$/.test(type);
  return isText ? `${type}; charset=utf-8` : type;
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A path under a file, a name longer than names can be.
    return false;
  }
}
