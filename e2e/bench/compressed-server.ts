import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { filesIn } from '@/scripts/lib/files';

const names = (path: string) => [path, `${path}.html`, `${path}index.html`] as `/${string}`[];

/**
 * Serves an export from memory, compressed ahead so that compression is not measured. API calls are answered «ok».
 */
export async function serveCompressed(folder: string): Promise<{ url: string; close: () => void }> {
  const files = new Map(
    filesIn(folder).map(
      (name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, name)))] as const,
    ),
  );
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURI(url.replace(/[?#].*/, ''));
    if (path.startsWith('/api/')) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
      return;
    }
    const name = names(path).find((each) => files.has(each));
    response.writeHead(name ? 200 : 404, {
      'Content-Type': `${lookup(name ?? '/') ?? 'text/plain'}; charset=utf-8`,
      'Content-Encoding': 'br',
      'Cache-Control': path.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(files.get(name ?? '/'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
