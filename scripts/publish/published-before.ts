/**
 * Whether a robots.txt is the one that `app/robots.ts` writes for a findable site. The whole text is compared, because
 * a former site at the address could name a sitemap too.
 * @param address where the site is, without a slash at its end
 */
export function opensToAll(robots: string, address: string): boolean {
  return robots.includes(`User-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml`);
}

/** Whether a findable version is published at the address; no answer counts as none. */
export async function isFoundAt(address: string, get: typeof fetch = fetch): Promise<boolean> {
  try {
    const response = await get(`${address}/robots.txt`, { signal: AbortSignal.timeout(10_000) });
    return response.ok && opensToAll(await response.text(), address);
  } catch {
    return false;
  }
}
