import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HelpfulError } from '../../lib/main.mjs';
import { run } from '../../lib/run.mjs';

/**
 * Runs a build with Node, what it says kept in a file.
 * @returns seconds it took
 * @throws HelpfulError with its last words
 */
export async function buildQuietly(folder: string, program: readonly string[]): Promise<number> {
  const logs = join('.run', 'bench');
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${basename(folder)}.log`);
  const output = openSync(log, 'w');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const start = performance.now();
  try {
    const code = await run(process.execPath, program, { cwd: folder, env, output });
    if (code !== 0) {
      const said = readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n');
      throw new HelpfulError(`«${folder}» no se pudo construir:\n${said}`);
    }
  } finally {
    closeSync(output);
  }
  return (performance.now() - start) / 1000;
}
