import { pages } from '@/content/pages';

/** Stands for any unknown page of the site. */
const OTHER_PAGE = 'otra';

const known: readonly string[] = Object.values(pages).map(({ path }) => path);

/**
 * Returns the calling page: a path of `content/pages.ts`, `otra`, or `null` when unknown, as with another origin.
 * @param host the API's host with its port
 */
export function pageOfReferer(referer: string | undefined, host: string): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host: calling, pathname } = new URL(referer);
  if (calling !== host) return null;
  const path = pathname.replace(/(?<=.)\/$/, '');
  return known.includes(path) ? path : OTHER_PAGE;
}

export function pageName(page: string): string {
  return Object.values(pages).find(({ path }) => path === page)?.label ?? page;
}
