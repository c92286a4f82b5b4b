import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from '@/scripts/lib/checks.mjs';
import { npm, run } from '@/scripts/lib/run.mjs';
import { mirror } from '@/scripts/lib/sources.mjs';

/** The sources once more, to be edited as the owner or a developer would. */
export const copy = join('.run', 'edits');

/** Makes the copy what the sources are. */
export const reset = () => mirror('.', copy);

/** Makes only its content so: much sooner done. */
export const resetContent = () => cpSync('content', join(copy, 'content'), { recursive: true });

const log = join(copy, '.run', 'edits.log');
const options = {
  cwd: copy,
  env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, TYPES_ARE_CHECKED: '1' },
  log,
};

/** What the first step of a build says of the copy. */
export async function checkSources(): Promise<{ isTaken: boolean; said: string }> {
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/build/check-sources.ts'], options);
  return { isTaken: code === 0, said: readFileSync(log, 'utf8') };
}

/** Holds the copy to what npm is asked for by some of `checks`; throws with the last words of the first that fails. */
export async function hold(...names: readonly (keyof typeof checks)[]): Promise<void> {
  for (const name of names) {
    const code = await npm(checks[name], options);
    if (code !== 0) throw new Error(`${name}: ${readFileSync(log, 'utf8').slice(-4000)}`);
  }
}
