import nextEnv from '@next/env';

/** Where the addresses are written: `next build` reads it by itself, and git never takes it. */
export const settingsFile = '.env.production.local';

/** Where the site, its API and its folder are; empty where nothing was said. */
export type Settings = { siteUrl: string; apiHost: string; basePath: string };

/**
 * Puts in the environment what `next build` finds in the .env files; what the terminal (or the host) says comes
 * first. Whoever reads the environment of a build calls this before.
 * @returns whether there was a file
 */
export function loadSettings(folder = process.cwd()): boolean {
  const log = { info: () => undefined, error: console.error };
  return nextEnv.loadEnvConfig(folder, false, log).loadedEnvFiles.length > 0;
}

/** As the build sees them. */
export function readSettings(env: NodeJS.Dict<string> = process.env): Settings {
  return {
    siteUrl: env.NEXT_PUBLIC_SITE_URL ?? '',
    apiHost: env.NEXT_PUBLIC_API_HOST ?? '',
    basePath: env.NEXT_PUBLIC_BASE_PATH ?? '',
  };
}
