import { existsSync } from 'node:fs';
import { site } from '@/content/site';

/** Holds addresses beside the site's own; `next build` reads it too, and git ignores it. */
export const settingsFile = '.env.production.local';

/** Addresses of the site and its API, and the site's base path; empty when unset. */
export type SiteSettings = { siteUrl: string; apiHost: string };

/**
 * Reads the settings; variables already set win over the file's.
 * Call it before reading a build's environment.
 */
export function readSiteSettings(): SiteSettings {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  return {
    siteUrl: process.env.NEXT_PUBLIC_SITE_URL || (site.address ?? ''),
    apiHost: process.env.NEXT_PUBLIC_API_HOST ?? '',
  };
}
