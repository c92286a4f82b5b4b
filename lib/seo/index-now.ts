import { createHash } from 'node:crypto';
import { siteUrl } from '@/lib/site-url';

/** Address where IndexNow finds the site's key, which is public. */
export const keyFile = '/indexnow.txt';

/** The IndexNow key, 32 hexadecimal digits. It proves that a notification comes from the site's publisher. */
export function indexNowKey(site = siteUrl): string {
  return createHash('sha256').update(`indexnow ${site}`).digest('hex').slice(0, 32);
}
