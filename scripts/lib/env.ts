import nextEnv from '@next/env';
import { site } from '@/content/site';

/** Holds addresses beside the site's own; `next build` reads it and git ignores it. */
export const settingsFile = '.env.production.local';

/** Addresses of the site and its API, and the site's base path; empty when unset. */
export type SiteSettings = { siteUrl: string; apiHost: string; basePath: string };

/**
 * Loads the .env files as `next build` does and reads the settings; variables already set win.
 * Call it before reading a build's environment.
 */
export function readSiteSettings(): SiteSettings {
  const log = { info: () => undefined, error: console.error };
  nextEnv.loadEnvConfig(process.cwd(), false, log);
  return {
    siteUrl: process.env.NEXT_PUBLIC_SITE_URL || (site.address ?? ''),
    apiHost: process.env.NEXT_PUBLIC_API_HOST ?? '',
    basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  };
}
