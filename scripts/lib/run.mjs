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
export function npm(args, options = {}) {
  const [command, ...rest] = npmCommand(args);
  return run(command, rest, options);
}

/**
 * The command that starts npm. On Windows only `cmd` can start the script `npm`.
 * @param {readonly string[]} args
 * @param {string | undefined} itself path of the npm that started this process; npx sets its own
 * @param {string} platform
 * @returns {[command: string, ...args: string[]]}
 */
export function npmCommand(args, itself = process.env.npm_execpath, platform = process.platform) {
  if (itself && !itself.endsWith('npx-cli.js')) return [process.execPath, itself, ...args];
  return platform === 'win32' ? ['cmd', '/c', 'npm', ...args] : ['npm', ...args];
}

/**
 * Runs a script that wireit manages, after those it depends on; each is skipped if it passed with the same inputs.
 * @type {(name: string, options?: Omit<Options, 'env'>) => Promise<number>}
 */
export function runScript(name, options = {}) {
  // Pages say what holds on the day of their build, so the day is an input of the site's script.
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Bogota' });
  // No cache: wireit would keep a copy of each output. A failure must not keep other checks from running. Two at a time keep
  // both cores of a small machine busy.
  const wireit = { WIREIT_CACHE: 'none', WIREIT_FAILURES: 'continue', WIREIT_PARALLEL: '2' };
  return npm(['run', '--silent', name], { ...options, env: { ...process.env, ...wireit, TODAY: today } });
}
