import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HelpfulError } from '../../lib/main.mjs';
import { run } from '../../lib/run.mjs';

/**
 * Runs a build with Node, what it says kept in a file.
 * @throws HelpfulError with its last words
 */
export async function buildQuietly(folder: string, program: readonly string[]): Promise<void> {
  const log = join('.run', 'bench', `${basename(folder)}.log`);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  if ((await run(process.execPath, program, { cwd: folder, env, log })) !== 0) {
    const said = readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n');
    throw new HelpfulError(`«${folder}» no se pudo construir:\n${said}`);
  }
}
