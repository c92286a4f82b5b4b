import type { MetadataRoute } from 'next';
import { absoluteUrl, isProduction } from '@/lib/site-url';

export const dynamic = 'force-static';

/**
 * A rehearsal may be crawled too: a crawler kept out would never read the pages' `noindex`, and could still
 * list addresses it found elsewhere.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(isProduction ? { sitemap: absoluteUrl('/sitemap.xml') } : {}),
  };
}
