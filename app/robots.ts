import type { MetadataRoute } from 'next';
import { isFindable } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/**
 * Blocks robots from a rehearsal, except search engines that obey its `noindex`. If blocked, those would never read the
 * `noindex`, and could list URLs that they found elsewhere.
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
