import nextEnv from '@next/env';

/** Where the addresses are written: `next build` reads it by itself, and git never takes it. */
export const settingsFile = '.env.production.local';

/** Where the site, its API and its folder are; empty where nothing was said. */
export type Settings = { siteUrl: string; apiHost: string; basePath: string };

/**
 * What a build here sees: puts in the environment what `next build` finds in the .env files, and reads it; what the
 * terminal (or the host) says comes first. Whoever reads the environment of a build calls this before.
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
