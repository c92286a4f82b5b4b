import { createRequire } from 'node:module';
import { ensureBrowser } from '../lib/browser.mjs';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { prepare } from '../lib/packages.mjs';
import { runScript } from '../lib/run.mjs';

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = createRequire(import.meta.url)('../../package.json');

/** Scripts of each group, in order: those that need a browser come last, because a missing one is installed meanwhile. */
const groups = { quick: ['quick'], usual: ['checks', 'journeys'], all: ['checks', 'journeys', 'samples'] };

/**
 * `npm test [-- unit e2e …]` runs every check, or the named ones, even in a fresh clone. A check that passed runs again
 * once its inputs change.
 */
await main(async () => {
  const [, , first = 'usual', ...more] = process.argv;
  const named = /** @type {Record<string, string[]>} */ (groups)[first] ?? [first, ...more];
  const unknown = named.find((name) => scripts[name] !== 'wireit');
  if (unknown !== undefined)
    throw new HelpfulError(`«${unknown}» no es una prueba. Las que hay están en package.json, en «wireit».`);
  await prepare();
  // The checks need no browser, so a missing one is installed beside them.
  const browser = ensureBrowser();
  browser.catch(() => undefined);

  await withLock('.run/test.lock', 'npm test', async () => {
    const lines = [];
    for (const name of named) {
      if (name !== 'checks') await browser;
      const code = await runScript(name);
      if (code !== 0) process.exitCode = 1;
      lines.push(code === 0 ? `✓ ${name}` : `✗ ${name}`);
    }
    console.log(`\n${lines.join('\n')}`);
  });
});
