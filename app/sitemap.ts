import type { MetadataRoute } from 'next';
import { pageEntries } from '@/lib/found/page-entry';

export const dynamic = 'force-static';

/** Canonical addresses, each with the day its content changed, not the build's day. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageEntries().map(({ url, updated }) => ({ url, lastModified: updated }));
}
