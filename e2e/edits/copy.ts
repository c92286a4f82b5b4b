import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run } from '@/scripts/lib/run.mjs';
import { mirror } from '@/scripts/lib/sources.mjs';

/** Copy of the sources, edited as the owner or a developer would. */
export const copy = join('.run', 'edits');

/** Resets the copy to the sources. */
export const reset = () => mirror('.', copy);

/** Resets only the copy's content, which is much faster. */
export const resetContent = () => cpSync('content', join(copy, 'content'), { recursive: true });

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

/** Runs the first step of a build on the copy. */
export async function checkSources(): Promise<{ isTaken: boolean; said: string }> {
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/build/check-sources.ts'], options);
  return { isTaken: code === 0, said: readFileSync(log, 'utf8') };
}

/** Runs checks on the copy; throws with the last output of the first that fails. */
export async function hold(...names: readonly (keyof typeof commands)[]): Promise<void> {
  for (const name of names) {
    const code = await npm(commands[name], options);
    if (code !== 0) throw new Error(`${name}: ${readFileSync(log, 'utf8').slice(-4000)}`);
  }
}
