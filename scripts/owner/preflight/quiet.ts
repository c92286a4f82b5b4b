import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { npm } from '../../lib/run.mjs';

/** Runs an npm script with what it says kept in a file, so that the report stays readable. */
export async function quietly(log: string, args: readonly string[]): Promise<{ ok: boolean; said: string }> {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  try {
    const code = await npm(['run', '--silent', ...args], { output });
    return { ok: code === 0, said: readFileSync(log, 'utf8') };
  } finally {
    closeSync(output);
  }
}
