import { pages } from '@/content/pages';
import { basePath } from '@/lib/env';

/** Any page of the site that isn't among its known ones. */
const OTHER_PAGE = 'otra';

const known: readonly string[] = Object.values(pages).map(({ path }) => path);

/**
 * The site's page that calls: a path of `content/pages.ts`, or `otra`. `null` where it isn't said, or where the pages
 * have another origin than the API: a browser then names no page.
 * @param host the API's own, with its port
 */
export function pageOfOrigin(referer: string | undefined, host: string): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host: calling, pathname } = new URL(referer);
  if (calling !== host) return null;
  const isUnderBase = `${pathname}/`.startsWith(`${basePath}/`);
  const path = (isUnderBase ? pathname.slice(basePath.length) : '').replace(/(?<=.)\/$/, '') || '/';
  return isUnderBase && known.includes(path) ? path : OTHER_PAGE;
}

/** As the site calls it, for the owner. */
export function pageName(page: string): string {
  return Object.values(pages).find(({ path }) => path === page)?.label ?? page;
}
