import { existsSync } from 'node:fs';

import { readSettings, type ApiSettings } from '@/api/settings';

import { HelpfulError } from './main.mjs';

const file = '.env.api.local';

/** Settings of the API: the environment first, then the owner's file. */
export function apiSettings(): ApiSettings {
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    return readSettings(process.env);
  } catch (error) {
    throw new HelpfulError(error instanceof Error ? error.message : String(error));
  }
}
