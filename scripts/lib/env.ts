import { existsSync } from 'node:fs';
import { readSettings, type ApiSettings } from '@/api/settings';
import { site } from '@/content/site';
import { HelpfulError } from './main.mjs';

/** Addresses of the site and its API; empty when unset. */
type SiteSettings = { siteUrl: string; apiHost: string };

/** Variables already set win over a file's; git ignores both files. */
function load(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads the addresses from the file that `next build` reads, too. Call it before importing modules that use them. */
export function readSiteSettings(): SiteSettings {
  load('.env.production.local');
  return {
    siteUrl: process.env.NEXT_PUBLIC_SITE_URL || (site.address ?? ''),
    apiHost: process.env.NEXT_PUBLIC_API_HOST ?? '',
  };
}

/** Settings of the API: the environment first, then the owner's file. */
export function apiSettings(): ApiSettings {
  load('.env.api.local');
  try {
    return readSettings(process.env);
  } catch (error) {
    throw new HelpfulError(error instanceof Error ? error.message : String(error));
  }
}
