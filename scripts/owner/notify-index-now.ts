import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/content/pages';
import { indexNowKey, keyFile } from '@/lib/seo/index-now';

const withTimeout = () => AbortSignal.timeout(10_000);

/**
 * Compares the built pages with those online.
 * @param site the site's origin
 * @param folder the built pages
 * @returns addresses of the changed pages; a page that does not answer counts as changed
 */
export async function changedAddresses(site: string, folder: string): Promise<string[]> {
  const found = await Promise.all(
    Object.values(pages).map(async ({ path }) => {
      const built = readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');
      const online = await fetch(site + path, { signal: withTimeout() })
        .then((response) => response.text())
        .catch(() => undefined);
      return online === built ? [] : [site + path];
    }),
  );
  return found.flat();
}

/**
 * Tells IndexNow, and through it Bing, which pages changed. A failure is reported, not thrown.
 * @returns the sentence for the owner
 */
export async function notifyIndexNow(site: string, urlList: readonly string[]): Promise<string> {
  if (urlList.length === 0)
    return '  – Ninguna página cambió: los buscadores no tienen nada que leer de nuevo.';
  const body = { host: new URL(site).host, key: indexNowKey(site), keyLocation: site + keyFile, urlList };
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const problem = await fetch('https://api.indexnow.org/indexnow', { ...request, signal: withTimeout() })
    .then(({ ok, status }) => (ok ? undefined : `respondió ${status}`))
    .catch(() => 'no respondió');
  return problem === undefined
    ? `  ✓ Los buscadores saben qué páginas cambiaron: ${urlList.length}`
    : `  ! IndexNow ${problem}: el sitio está publicado, y los buscadores lo leerán cuando pasen.`;
}
