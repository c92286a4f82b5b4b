import { readFileSync } from 'node:fs';
import { npm } from '../../lib/run.mjs';

/** Runs npm with what it says kept in a file, so that the report stays readable. */
export async function quietly(log: string, args: readonly string[]): Promise<{ ok: boolean; said: string }> {
  const code = await npm(args, { log });
  return { ok: code === 0, said: readFileSync(log, 'utf8') };
}
