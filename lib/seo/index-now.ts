import { createHash } from 'node:crypto';
import { siteUrl } from '@/lib/site-url';

/** Where IndexNow finds the site's key, which is public. */
export const keyFile = '/indexnow.txt';

/** The key by which IndexNow knows that an announcement comes from who publishes the site; 32 hexadecimal digits. */
export function indexNowKey(site = siteUrl): string {
  return createHash('sha256').update(`indexnow ${site}`).digest('hex').slice(0, 32);
}
