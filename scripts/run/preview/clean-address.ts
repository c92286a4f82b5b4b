export type Place =
  /** A file of the export, its path from the export's folder. */
  { kind: 'file'; file: string } | { kind: 'redirect'; to: string } | { kind: 'missing' };

/**
 * What a CDN with clean addresses does with one: `/renta` is `renta.html`; `/renta/` and
 * `/renta.html` are sent there, so that a page has one address.
 * @param exists whether the export has a file, by its path from the export's folder
 */
export function placeOf(pathname: string, exists: (file: string) => boolean): Place {
  const path = decode(pathname)?.replace(/\/{2,}/g, '/');
  // Files a host reads and never hands out, and the page that only answers for others.
  if (path === undefined || /^\/(_headers|_redirects|404|404\.html)$/.test(path)) return { kind: 'missing' };
  if (path.includes('\0') || path.split('/').includes('..')) return { kind: 'missing' };

  const clean = path.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '');
  const address = clean === '/' ? '/' : clean.replace(/\/$/, '');
  const page = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  if (exists(page)) {
    return path === address ? { kind: 'file', file: page } : { kind: 'redirect', to: encodeURI(address) };
  }
  const file = path.slice(1);
  return exists(file) ? { kind: 'file', file } : { kind: 'missing' };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
