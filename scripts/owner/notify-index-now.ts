import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/content/pages';
import { indexNowKey, keyFile } from '@/lib/seo/index-now';

const inTime = () => AbortSignal.timeout(10_000);

/**
 * The site's pages that differ from what is online now.
 * @param site its origin
 * @param folder the pages about to be published
 * @returns absolute addresses; a page that does not answer counts as changed
 */
export async function changedAddresses(site: string, folder: string): Promise<string[]> {
  const found = await Promise.all(
    Object.values(pages).map(async ({ path }) => {
      const built = readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');
      const online = await fetch(site + path, { signal: inTime() })
        .then((response) => response.text())
        .catch(() => undefined);
      return online === built ? [] : [site + path];
    }),
  );
  return found.flat();
}

/**
 * Tells IndexNow, and through it Bing, which pages changed. A failure stops nothing.
 * @returns what to tell the owner
 */
export async function announce(site: string, urlList: readonly string[]): Promise<string> {
  if (urlList.length === 0)
    return '  – Ninguna página cambió: los buscadores no tienen nada que leer de nuevo.';
  const body = { host: new URL(site).host, key: indexNowKey(site), keyLocation: site + keyFile, urlList };
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const problem = await fetch('https://api.indexnow.org/indexnow', { ...request, signal: inTime() })
    .then(({ ok, status }) => (ok ? undefined : `respondió ${status}`))
    .catch(() => 'no respondió');
  return problem === undefined
    ? `  ✓ Los buscadores saben qué páginas cambiaron: ${urlList.length}`
    : `  ! IndexNow ${problem}: el sitio está publicado, y los buscadores lo leerán cuando pasen.`;
}
