import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** `log` is a file that receives the output. @typedef {{ cwd?: string, env?: NodeJS.Dict<string>, log?: string }} Options */

/**
 * Runs a program to its exit code; what ends this process ends it too.
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
    // From here on a signal is meant for whatever this process itself does.
    process.off('exit', stop);
    for (const signal of signals) process.off(signal, end);
    if (typeof output === 'number') closeSync(output);
  }
}

/** Runs npm: the one running this process, if any. @type {(args: readonly string[], options?: Options) => Promise<number>} */
export function npm(args, options = {}) {
  const [command, ...rest] = npmCommand(args);
  return run(command, rest, options);
}

/**
 * The command that starts npm: on Windows `npm` is a script that only `cmd` can start.
 * @param {readonly string[]} args
 * @param {string | undefined} itself the npm running this process
 * @param {string} platform
 * @returns {[command: string, ...args: string[]]}
 */
export function npmCommand(args, itself = process.env.npm_execpath, platform = process.platform) {
  if (itself) return [process.execPath, itself, ...args];
  return platform === 'win32' ? ['cmd', '/c', 'npm', ...args] : ['npm', ...args];
}

/**
 * Runs a node of `wireit` in package.json after those it depends on, unless it passed with the same inputs.
 * @type {(name: string, options?: Options) => Promise<number>}
 */
export function runNode(name, { env, ...options } = {}) {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Bogota' });
  // Results are kept, copies of what was made aren't. The second line is how npm says which script runs.
  const settings = {
    ...{ WIREIT_CACHE: 'none', WIREIT_FAILURES: 'continue', TODAY: today },
    ...{ npm_lifecycle_event: name, npm_package_json: resolve('package.json') },
  };
  const wireit = join('node_modules', 'wireit', 'bin', 'wireit.js');
  return run(process.execPath, [wireit], { ...options, env: { ...process.env, ...settings, ...env } });
}
