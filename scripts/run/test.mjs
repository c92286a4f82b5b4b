import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { checks, noSettings } from '../lib/checks.mjs';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { prepare } from '../lib/packages.mjs';
import { npm } from '../lib/run.mjs';
import { mirror } from '../lib/sources.mjs';
import { runSteps, summarise, withNeeds } from './test/steps.mjs';

/** @typedef {import('./test/steps.mjs').Step & { name: keyof typeof checks }} Step */

/** @type {Step[]} */
const steps = [
  { name: 'build' },
  { name: 'lint' },
  { name: 'unused' },
  { name: 'format' },
  { name: 'unit' },
  // The build and Next's type check both write the routes' types.
  { name: 'types', needs: 'build' },
  { name: 'second', needs: 'build' },
  { name: 'budgets', needs: 'build' },
  { name: 'export', needs: 'build' },
  { name: 'forms' },
  { name: 'e2e', needs: 'build', isAlone: true },
];

/**
 * Added by `--all`, before a version is published.
 * @type {Step[]}
 */
const longer = [
  { name: 'engines', needs: 'build', isAlone: true },
  { name: 'edits', isAlone: true },
  { name: 'leads', isAlone: true },
  { name: 'workerd', needs: 'build', isAlone: true },
  { name: 'editor', isAlone: true },
];

/** @type {Step} */
const smoke = { name: 'smoke', needs: 'build', isAlone: true };

/**
 * `npm test [-- unit e2e …]` runs every check, or the named steps, from a fresh clone on.
 * It works on a copy of the sources, so a running `npm start` or an editor doesn't interfere.
 * `--all` (`npm run test:all`) adds every journey in both sizes and the long samples.
 */
await main(async () => {
  const names = process.argv.slice(2).filter((argument) => argument !== '--all');
  const isAll = process.argv.includes('--all');
  const known = names.length > 0 ? [...steps, ...longer, smoke] : isAll ? [...steps, ...longer] : steps;
  const chosen = withNeeds(known, names);
  if (chosen === undefined) {
    throw new HelpfulError(`Uso: npm test -- [${known.map(({ name }) => name).join('] [')}]`);
  }
  await prepare();
  await ensureBrowser();

  await withLock(join('.run', 'test.lock'), 'npm test', async () => {
    const cwd = join('.run', 'test');
    mirror('.', cwd);
    const env = {
      ...process.env,
      ...noSettings,
      ...(isAll && { ALL: '1' }),
      TYPES_ARE_CHECKED: '1',
      // The build publishes Next output it doesn't recognise as it is; a test must fail on it.
      STRICT_EXPORT: '1',
    };
    const start = performance.now();
    /** @type {Parameters<typeof runSteps<Step>>[1]} */
    const perform = async ({ name }, log, passed) => {
      const second = passed.has('second') ? { SECOND_OUT: join('.run', 'second', 'out') } : {};
      return npm(checks[name], { cwd, env: { ...env, ...second }, log });
    };
    const results = await runSteps(chosen, perform, join('.run', 'test-steps'));
    summarise(results, (performance.now() - start) / 1000);
    if (results.some(({ name, outcome }) => name === 'e2e' && outcome === 'failed'))
      console.log(`To see what failed: cd ${cwd} && npx playwright test --last-failed --trace on`);
  });
});
