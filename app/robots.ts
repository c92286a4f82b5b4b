import type { MetadataRoute } from 'next';
import { isFindable } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** Lets robots into a rehearsal, too: its pages have a `noindex`, which a robot that is kept out would not read. */
export default function robots(): MetadataRoute.Robots {
  const rules = { userAgent: '*', allow: '/' };
  return isFindable ? { rules, sitemap: absoluteUrl('/sitemap.xml') } : { rules };
}
