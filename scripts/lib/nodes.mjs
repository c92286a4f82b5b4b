import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { run } from './run.mjs';

const { wireit: nodes } = createRequire(import.meta.url)('../../package.json');

/** The export as browsers, search engines and chats read it: `EXPORT_OUT` (`out/`) published at `EXPORT_URL`. */
export const crawl = ['exec', '--', 'jest', '--config', 'e2e/jest.config.mjs', 'e2e/export/crawl'];

/**
 * Runs a node of `wireit` in package.json after those it depends on, unless it passed with the same inputs.
 * @type {(name: string, options?: import('./run.mjs').Options) => Promise<number>}
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

/** Nodes of a group, or the node itself, if there is one. @type {(name: string) => readonly string[] | undefined} */
export function nodesOf(name) {
  const node = nodes[name];
  return node && !node.command ? node.dependencies : node && [name];
}

/** Nodes that passed, by wireit's log. @param {string} log */
export function passedIn(log) {
  return new Set([...readFileSync(log, 'utf8').matchAll(/^✅ \[(.+?)\]/gm)].map(([, name = '']) => name));
}
