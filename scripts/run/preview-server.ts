import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
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
  /** Routes that are answered before the files, such as the API's. */
  routes?: Hono;
};

/**
 * Serves the export like a host: clean URLs, a 404 page, and the headers of its `_headers` file. It reads the folder at
 * each request, so that a new build shows without a restart.
 */
export async function startPreviewServer({
  folder = 'out',
  port = 0,
  host,
  routes = new Hono(),
}: Options = {}) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new HelpfulError(`No hay un sitio construido en «${folder}»: constrúyelo con «npm run build».`);
  }
  addFiles(routes, folder);
  const server = createServer(getRequestListener(routes.fetch));
  return {
    url: `http://localhost:${await listen(server, port, host)}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Adds the files of an export, at the addresses that its pages have on a host. */
function addFiles(files: Hono, folder: string): void {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };

  files.use(async ({ req, redirect, header }, next) => {
    // `/renta/` and `/renta.html` lead to `/renta`, as on a CDN with clean URLs.
    const clean = req.path.replace(/(^\/index)?\.html$|\/$/, '') || '/';
    const isPage = clean === '/' || existsSync(join(folder, `${clean}.html`));
    if (req.path !== clean && isPage) return redirect(clean + new URL(req.url).search, 308);
    await next();
    for (const [name, value] of headersAt(req.path, read('_headers')))
      // WebKit would ask for the scripts of http://localhost over https as well.
      header(name, value.replace('; upgrade-insecure-requests', ''));
  });
  const fileAt = (path: string) => (path === '/' || extname(path) !== '' ? path : `${path}.html`);
  files.get('/404', (context) => context.notFound());
  files.get('*', serveStatic({ root: folder, rewriteRequestPath: fileAt, precompressed: true }));
  files.notFound((context) => context.html(read('404.html'), 404));
}
