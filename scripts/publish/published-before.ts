/**
 * Whether a robots.txt is the one that `app/robots.ts` gives to a site that may be found. The whole of it is compared:
 * another site that stood at the address before names a sitemap, too.
 * @param address where the site is, without a slash at its end
 */
export function opensToAll(robots: string, address: string): boolean {
  return robots.includes(`User-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml`);
}

/** Whether a version that may be found stands at the address. Where nothing answers, none does. */
export async function isFoundAt(address: string, get: typeof fetch = fetch): Promise<boolean> {
  try {
    const response = await get(`${address}/robots.txt`, { signal: AbortSignal.timeout(10_000) });
    return response.ok && opensToAll(await response.text(), address);
  } catch {
    return false;
  }
}
