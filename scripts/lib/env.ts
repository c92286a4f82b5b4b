import nextEnv from '@next/env';

/** Holds the addresses; `next build` reads it and git ignores it. */
export const settingsFile = '.env.production.local';

/** Addresses of the site and its API, and the site's base path; empty when unset. */
export type Settings = { siteUrl: string; apiHost: string; basePath: string };

/**
 * Loads the .env files as `next build` does and reads the settings; variables already set win.
 * Call it before reading a build's environment.
 */
export function readSettings(): Settings & { hasFile: boolean } {
  const log = { info: () => undefined, error: console.error };
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, log);
  return {
    siteUrl: process.env.NEXT_PUBLIC_SITE_URL ?? '',
    apiHost: process.env.NEXT_PUBLIC_API_HOST ?? '',
    basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    hasFile: loadedEnvFiles.length > 0,
  };
}
