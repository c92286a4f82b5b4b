import { existsSync } from 'node:fs';
import { readSettings, type ApiSettings } from '@/api/settings';
import { site } from '@/content/site';
import { HelpfulError } from './main.mjs';
import { publicValues } from './public-values.mjs';

process.env.NEXT_PUBLIC_SENTENCES_DAY = publicValues().NEXT_PUBLIC_SENTENCES_DAY;

/** Variables already set win over a file's; git ignores both files. */
function load(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Reads the file of addresses that `next build` reads, too. Call it before importing modules that use them.
 * @returns the site's address; empty when unset
 */
export function readSiteUrl(): string {
  load('.env.production.local');
  return process.env.NEXT_PUBLIC_SITE_URL || (site.address ?? '');
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
