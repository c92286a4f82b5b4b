import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '@/scripts/lib/run.mjs';
import { mirror } from '@/scripts/lib/sources.mjs';

/** Copy of the sources, edited as the owner or a developer would. */
export const copy = join('.run', 'edits');

/** Resets the copy to the sources. */
export const reset = () => mirror('.', copy);

const commands = {
  build: ['run', '--silent', 'build:pages'],
  export: ['exec', '--', 'jest', '--config', 'e2e/jest.config.mjs', 'e2e/export'],
  smoke: ['exec', '--', 'playwright', 'test', '--grep', '@smoke', '--project=desktop'],
};

const log = join(copy, '.run', 'edits.log');
const options = {
  cwd: copy,
  env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined },
  log,
};

/** Runs checks on the copy; throws with the last output of the first that fails. */
export async function hold(...names: readonly (keyof typeof commands)[]): Promise<void> {
  for (const name of names) {
    const code = await npm(commands[name], options);
    if (code !== 0) throw new Error(`${name}: ${readFileSync(log, 'utf8').slice(-4000)}`);
  }
}
