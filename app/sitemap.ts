import type { MetadataRoute } from 'next';
import { pageEntry, pageIds } from '@/lib/seo/page-entry';

export const dynamic = 'force-static';

/** Canonical URLs, each with the day on which its content changed, not the day of the build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageIds.map(pageEntry).map(({ url, updated }) => ({ url, lastModified: updated }));
}
