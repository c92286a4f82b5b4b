import { readFileSync } from 'node:fs';
import { ensureBrowser } from '../lib/browser.mjs';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { prepare } from '../lib/packages.mjs';
import { buildSite, npm } from '../lib/run.mjs';

/**
 * The checks, each a script of package.json, and the steps that each needs first. The longest are the first, because they
 * start first.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const checks = {
  'browser-cache': [],
  workerd: ['site', 'browser'],
  'dev-pages': ['browser'],
  mailbox: [],
  engines: ['site'],
  editor: ['browser'],
  e2e: ['site', 'browser'],
  'alternate-build': [],
  unit: [],
  forms: ['browser'],
  lint: [],
  'lint:server': [],
  export: ['site'],
  'alternate-journeys': ['alternate-build', 'browser'],
  typecheck: ['site'],
  smoke: ['site', 'browser'],
  format: [],
  unused: [],
};

const journeys = ['e2e', 'alternate-build', 'unit', 'forms', 'export', 'alternate-journeys'];
const code = ['lint', 'format', 'unused'];
/** @type {Readonly<Record<string, readonly string[]>>} */
const groups = {
  quick: ['unit', 'export', 'typecheck', 'smoke', ...code],
  // Lint holds one promise to visitors: no stranger's text stops the server. The rest of it serves who changes the program.
  usual: [...journeys, 'lint:server'],
  all: [...journeys, ...code, 'browser-cache', 'workerd', 'dev-pages', 'mailbox', 'editor'],
};

/** `npm test [-- unit e2e …]` runs the usual checks or the named ones, even in a fresh clone. */
await main(async () => {
  const [, , first = 'usual', ...more] = process.argv;
  const asked = groups[first] ?? [first, ...more];
  const unknown = asked.find((name) => !(name in checks));
  if (unknown !== undefined)
    throw new HelpfulError(`«${unknown}» no es una prueba. Las que hay: ${Object.keys(checks).join(', ')}.`);
  await prepare();
  await withLock('.run/test.lock', 'npm test', () => runSteps(asked));
});

/** Runs checks and the steps that they need, two at a time, and lists how each went. @param {readonly string[]} asked */
async function runSteps(asked) {
  /** @type {(name: string) => string[]} */
  const withNeeds = (name) => [...(checks[name] ?? []).flatMap(withNeeds), name];
  const steps = [...new Set(asked.flatMap(withNeeds))];
  const order = Object.keys(checks).reverse();
  /** @type {Record<string, string>} */
  const lines = {};

  /** @param {string} name */
  async function take(name) {
    const start = Date.now();
    const seconds = () => `${name} (${Math.round((Date.now() - start) / 1000)} s)`;
    try {
      await runStep(name, asked.length === 1);
      lines[name] = `✓ ${seconds()}`;
      console.log(lines[name]);
    } catch (error) {
      lines[name] = `✗ ${seconds()}`;
      console.log(`\n${lines[name]}\n${error instanceof HelpfulError ? error.message : error}`);
      throw error;
    }
  }

  // Imported late, because it may just have been installed.
  const { PGraph } = await import('p-graph');
  const graph = new PGraph(
    new Map(steps.map((name) => [name, { run: () => take(name), priority: order.indexOf(name) }])),
    steps.flatMap((name) =>
      (checks[name] ?? []).map((need) => /** @type {[string, string]} */ ([need, name])),
    ),
  );
  await graph.run({ concurrency: 2, continue: true }).catch(() => (process.exitCode = 1));
  console.log(`\n${steps.map((name) => lines[name] ?? `✗ ${name}: no se ejecutó`).join('\n')}`);
}

/**
 * Throws with the output of a step that failed.
 * @param {string} name
 * @param {boolean} isAlone whether its output is shown as it comes
 */
async function runStep(name, isAlone) {
  if (name === 'browser') return void (await ensureBrowser());
  const log = isAlone ? undefined : `.run/logs/${name}.log`;
  const code = await (name === 'site' ? buildSite({ log }) : npm(['run', '--silent', name], { log }));
  if (code !== 0) throw new HelpfulError(log === undefined ? '' : readFileSync(log, 'utf8'));
}
