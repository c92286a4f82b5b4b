import type { MetadataRoute } from 'next';
import { pageEntries } from '@/lib/found/page-entry';

export const dynamic = 'force-static';

/** The canonical addresses, each with the day its content changed, not the day of the build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageEntries().map(({ url, updated }) => ({ url, lastModified: updated }));
}
