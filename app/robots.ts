import type { MetadataRoute } from 'next';
import { absoluteUrl, isProduction } from '@/lib/env';

export const dynamic = 'force-static';

/**
 * Everything may be read, in a rehearsal too: its pages say `noindex`, and a crawler that were
 * kept out would never read that, and could still list the addresses it found elsewhere.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(isProduction ? { sitemap: absoluteUrl('/sitemap.xml') } : {}),
  };
}
