import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { run } from './run.mjs';

const { wireit: nodes } = createRequire(import.meta.url)('../../package.json');

/** The export as browsers, search engines and chats read it: `EXPORT_OUT` (`out/`) published at `EXPORT_URL`. */
export const crawl = ['exec', '--', 'jest', '--config', 'e2e/jest.config.mjs', 'e2e/export/crawl'];

/**
 * Runs a node of `wireit` in package.json after those it depends on; one that passed isn't run again until its inputs
 * change.
 * @param {string} name
 * @param {import('./run.mjs').Options} [options]
 */
export function runNode(name, { env, ...options } = {}) {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Bogota' });
  const settings = {
    // Results are kept, copies of what was made aren't.
    ...{ WIREIT_CACHE: 'none', WIREIT_FAILURES: 'continue' },
    // As npm tells it which of its scripts runs.
    ...{ npm_lifecycle_event: name, npm_package_json: resolve('package.json') },
    TODAY: today,
  };
  const wireit = join('node_modules', 'wireit', 'bin', 'wireit.js');
  return run(process.execPath, [wireit], { ...options, env: { ...process.env, ...settings, ...env } });
}

/**
 * Nodes of a group, or the node itself; undefined when the name is unknown.
 * @param {string} name
 * @returns {readonly string[] | undefined}
 */
export function nodesOf(name) {
  const node = nodes[name];
  return node && !node.command ? node.dependencies : node && [name];
}

/**
 * Nodes that passed, by wireit's log.
 * @param {string} log
 */
export function passedIn(log) {
  return new Set([...readFileSync(log, 'utf8').matchAll(/^✅ \[(.+?)\]/gm)].map(([, name = '']) => name));
}
