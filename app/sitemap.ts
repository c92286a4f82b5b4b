import type { MetadataRoute } from 'next';
import { pageEntry, pageIds } from '@/lib/seo/page-entry';

export const dynamic = 'force-static';

/** Canonical addresses, each with the day its content changed, not the build's day. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageIds.map(pageEntry).map(({ url, updated }) => ({ url, lastModified: updated }));
}
