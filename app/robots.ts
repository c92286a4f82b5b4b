import type { MetadataRoute } from 'next';
import { isFindable } from '@/lib/found/findable';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/**
 * Keeps robots out of a rehearsal, but for the search engines that obey its pages' `noindex`: kept out they would never
 * read that, and could still list addresses they found elsewhere.
 */
export default function robots(): MetadataRoute.Robots {
  if (isFindable) return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
  return {
    rules: [
      { userAgent: ['Googlebot', 'Bingbot'], allow: '/' },
      { userAgent: '*', disallow: '/' },
    ],
  };
}
