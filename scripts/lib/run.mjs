import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** `log`: a file that receives the output. @typedef {{ cwd?: string, env?: NodeJS.Dict<string>, log?: string }} Options */

/**
 * Runs a program and returns its exit code. A signal that ends this process ends the program too.
 * @type {(command: string, args: readonly string[], options?: Options) => Promise<number>}
 */
export async function run(command, args, { cwd, env = process.env, log } = {}) {
  if (log !== undefined) mkdirSync(dirname(log), { recursive: true });
  const output = log === undefined ? 'inherit' : openSync(log, 'w');
  const stdio = /** @type {const} */ (['ignore', output, output]);
  const child = spawn(command, args, { cwd, env: /** @type {NodeJS.ProcessEnv} */ (env), stdio: [...stdio] });
  const end = () => process.exit(130);
  const stop = () => child.kill();
  process.once('exit', stop);
  for (const signal of signals) process.once(signal, end);
  try {
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    // The program has ended, so later signals concern only this process.
    process.off('exit', stop);
    for (const signal of signals) process.off(signal, end);
    if (typeof output === 'number') closeSync(output);
  }
}

/** Runs npm: the one that started this process, if any. @type {(args: readonly string[], options?: Options) => Promise<number>} */
export function npm(args, options) {
  // The path of the npm that started this process; npx sets its own.
  const itself = process.env.npm_execpath;
  if (itself && !itself.endsWith('npx-cli.js')) return run(process.execPath, [itself, ...args], options);
  // On Windows only `cmd` can start the script `npm`.
  return process.platform === 'win32'
    ? run('cmd', ['/c', 'npm', ...args], options)
    : run('npm', args, options);
}

/** Builds the site as `npm start` and the tests need it: for this computer, with its API on the same address. @type {(options?: Omit<Options, 'env'>) => Promise<number>} */
export function buildSite(options = {}) {
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: 'http://localhost:3000', NEXT_PUBLIC_API_HOST: '' };
  return npm(['run', '--silent', 'build:pages'], { ...options, env });
}
