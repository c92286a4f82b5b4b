import { join } from 'node:path';
import { ensureBrowser } from '../lib/browser.mjs';
import { withLock } from '../lib/lock.mjs';
import { main } from '../lib/main.mjs';
import { ensurePackages, requireNode } from '../lib/packages.mjs';
import { npm } from '../lib/run.mjs';
import { mirror } from '../lib/sources.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} script the npm script and its arguments
 * @property {string} [needs] a step without which this one says nothing
 */

/** @type {Step[]} */
const steps = [
  { name: 'typecheck', script: ['typecheck'] },
  { name: 'lint', script: ['lint'] },
  { name: 'format', script: ['format:check'] },
  { name: 'unit tests', script: ['unit'] },
  { name: 'build', script: ['build', '--', '--if-changed'] },
  { name: 'html', script: ['validate-html'], needs: 'build' },
  { name: 'export', script: ['test:export'], needs: 'build' },
  { name: 'crawl', script: ['crawl'], needs: 'build' },
  { name: 'budgets', script: ['budgets'], needs: 'build' },
  { name: 'other year', script: ['another-year'], needs: 'build' },
  { name: 'two sites', script: ['two-sites'], needs: 'build' },
  { name: 'e2e', script: ['e2e'], needs: 'build' },
];

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'not run', seconds: number }} Result */

/**
 * `npm test`: everything that is checked, from a fresh clone on. It works on a copy of the
 * sources, so a running `npm start`, or whoever goes on editing, is not in its way.
 */
await main(async () => {
  const root = join(import.meta.dirname, '../..');
  process.chdir(root);
  requireNode(root);
  await ensurePackages(root);
  const browser = await ensureBrowser();

  await withLock(join(root, '.run', 'test.lock'), 'npm test', async () => {
    const cwd = join(root, '.run', 'test');
    mirror(root, cwd);
    const env = {
      ...withoutSettings(process.env),
      CHROMIUM_PATH: browser,
      NEXT_TELEMETRY_DISABLED: '1',
      TYPES_ARE_CHECKED: '1',
      // Output of Next's that the build doesn't know is published as it is, but must be seen here.
      STRICT_EXPORT: '1',
    };

    /** @type {Result[]} */
    const results = [];
    for (const { name, script, needs } of steps) {
      console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
      const start = performance.now();
      const needed = results.find((result) => result.name === needs);
      const isPointless = needed !== undefined && needed.outcome !== 'passed';
      if (isPointless) console.log(`Not run: it needs the step "${needs}", which did not pass.`);
      const code = isPointless ? 1 : await npm(['run', '--silent', ...script], { cwd, env });
      const outcome = isPointless ? 'not run' : code === 0 ? 'passed' : 'failed';
      results.push({ name, outcome, seconds: (performance.now() - start) / 1000 });
    }
    summarise(results);
  });
});

/**
 * The tests bring their own settings: the owner's must not decide whether they pass.
 * @param {NodeJS.Dict<string>} env
 */
function withoutSettings(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NEXT_PUBLIC_')));
}

/** @param {Result[]} results */
function summarise(results) {
  console.log(`\n${'═'.repeat(74)}`);
  for (const { name, outcome, seconds } of results) {
    console.log(
      `${outcome === 'passed' ? '✓' : '✗'} ${name.padEnd(12)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  console.log(`\n${passed} passed, ${results.length - passed} failed`);
  if (passed < results.length) process.exitCode = 1;
}
