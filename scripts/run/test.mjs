import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ensureBrowser } from '../lib/browser.mjs';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { prepare } from '../lib/packages.mjs';
import { runNode } from '../lib/run.mjs';

const { wireit: nodes } = createRequire(import.meta.url)('../../package.json');

/** Groups of package.json, in order: what takes the whole machine comes after what runs beside something else. */
const groups = { quick: ['quick'], usual: ['checks', 'journeys'], all: ['checks', 'journeys', 'samples'] };

const log = '.run/nodes.log';

/**
 * `npm test [-- unit e2e …]` runs every check, or the named ones, from a fresh clone on.
 * What passed isn't run again until its inputs change.
 */
await main(async () => {
  const [, , first = 'usual', ...more] = process.argv;
  const named = /** @type {Record<string, string[]>} */ (groups)[first] ?? [first, ...more];
  const unknown = named.find((name) => nodes[name] === undefined);
  if (unknown !== undefined)
    throw new HelpfulError(`«${unknown}» no es una prueba: están en package.json, en «wireit».`);
  await prepare();
  await ensureBrowser();

  await withLock('.run/test.lock', 'npm test', async () => {
    /** @type {string[]} */
    const chosen = named.flatMap((name) => (nodes[name].command ? name : nodes[name].dependencies));
    const passed = new Set();
    for (const [index, name] of named.entries()) {
      rmSync(log, { force: true });
      await runNode(name, { env: { WIREIT_DEBUG_LOG_FILE: log, WIREIT_PARALLEL: index === 0 ? '2' : '1' } });
      for (const [, node] of readFileSync(log, 'utf8').matchAll(/^✅ \[(.+?)\]/gm)) passed.add(node);
    }
    const failed = chosen.filter((name) => !passed.has(name));
    console.log(`\n${chosen.map((name) => `${passed.has(name) ? '✓' : '✗'} ${name}`).join('\n')}`);
    console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
    if (failed.length > 0) process.exitCode = 1;
  });
});
