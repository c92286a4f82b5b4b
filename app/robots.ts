import type { MetadataRoute } from 'next';
import { isFindable } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/**
 * Blocks robots from a rehearsal, except search engines that obey its `noindex`.
 * Blocked, they would never read it, and could list addresses found elsewhere.
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
