import { mkdirSync, rmSync, statSync } from 'node:fs';
import { ensureBrowser } from '../lib/browser.mjs';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { nodesOf, passedIn, runNode } from '../lib/nodes.mjs';
import { prepare } from '../lib/packages.mjs';
import { sourceFiles } from '../lib/sources.mjs';

/** Groups of package.json, in order: what takes the whole machine comes after what runs beside something else. */
const groups = { quick: ['quick'], usual: ['checks', 'journeys'], all: ['checks', 'journeys', 'samples'] };

/**
 * `npm test [-- unit e2e …]` runs every check, or the named ones, from a fresh clone on.
 * What passed isn't run again until its inputs change.
 */
await main(async () => {
  const [, , first = 'usual', ...more] = process.argv;
  const named = /** @type {Record<string, string[]>} */ (groups)[first] ?? [first, ...more];
  const unknown = named.find((name) => nodesOf(name) === undefined);
  if (unknown !== undefined)
    throw new HelpfulError(`«${unknown}» no es una prueba: están en package.json, en «wireit».`);
  await prepare();
  await ensureBrowser();

  await withLock('.run/test.lock', 'npm test', async () => {
    const before = changes();
    const chosen = new Set(named.flatMap((name) => nodesOf(name) ?? []));
    /** @type {Set<string>} */
    const passed = new Set();
    for (const [index, name] of named.entries()) {
      const log = '.run/logs/nodes.log';
      const env = { WIREIT_DEBUG_LOG_FILE: log, WIREIT_PARALLEL: index === 0 ? '2' : '1' };
      mkdirSync('.run/logs', { recursive: true });
      rmSync(log, { force: true });
      await runNode(name, { env });
      for (const node of passedIn(log)) passed.add(node);
    }
    const failed = [...chosen].filter((name) => !passed.has(name));
    console.log();
    for (const name of chosen) console.log(`${passed.has(name) ? '✓' : '✗'} ${name}`);

    const now = changes();
    const edited = [...now].filter(([file, change]) => before.get(file) !== change).map(([file]) => file);
    const gone = [...before.keys()].filter((file) => !now.has(file));
    if (edited.length + gone.length > 0) {
      rmSync('.wireit', { recursive: true, force: true });
      console.log(
        `\nCambió mientras se probaba, así que nada de esto cuenta: ${[...edited, ...gone].join(', ')}`,
      );
      process.exitCode = 1;
    }
    if (failed.length > 0) process.exitCode = 1;
    console.log(`\n${chosen.size - failed.length} passed, ${failed.length} failed`);
  });
});

/** When each source last changed. */
function changes() {
  return new Map(sourceFiles('.').map((file) => [file, statSync(file).mtimeMs]));
}
