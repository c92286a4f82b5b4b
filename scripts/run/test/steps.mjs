import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs] step that must have passed for this one to run
 * @property {boolean} [isAlone] uses the whole machine: starts when all earlier steps have ended
 */

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'not run', seconds: number }} Result */

/**
 * The named steps and those they need, in order; all when none is named.
 * @template {Step} S
 * @param {readonly S[]} steps
 * @param {readonly string[]} names
 * @returns {S[] | undefined} undefined when a name is unknown
 */
export function withNeeds(steps, names) {
  if (names.length === 0) return [...steps];
  if (!names.every((name) => steps.some((step) => step.name === name))) return undefined;
  const needs = steps.flatMap(({ name, needs }) => (needs && names.includes(name) ? [needs] : []));
  return steps.filter(({ name }) => names.includes(name) || needs.includes(name));
}

/**
 * Runs the steps, in parallel where allowed; parallel steps print their output when they end.
 * @template {Step} S
 * @param {readonly S[]} steps each after the one it needs
 * @param {(step: S, log: string | undefined, passed: ReadonlySet<string>) => Promise<number>} perform
 * resolves to an exit code; `log` is the file for its output while another step prints
 * @param {string} logs folder of those files
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(steps, perform, logs) {
  /** @type {Map<string, Promise<Result>>} */
  const results = new Map();
  /** @type {Set<string>} */
  const passed = new Set();
  const together = steps.filter(({ isAlone }) => !isAlone);

  /** @param {S} step @param {string} [log] @returns {Promise<Result>} */
  async function take(step, log) {
    const { name, needs = '' } = step;
    const needed = await results.get(needs);
    const start = performance.now();
    const isPointless = needed !== undefined && needed.outcome !== 'passed';
    if (!log) console.log(heading(name));
    const code = isPointless ? 1 : await perform(step, log, passed);
    if (log) console.log(`${heading(name)}\n${isPointless ? '' : readFileSync(log, 'utf8').trimEnd()}`);
    if (isPointless) console.log(`Not run: it needs the step "${needs}", which did not pass.`);
    if (code === 0) passed.add(name);
    const outcome = isPointless ? 'not run' : code === 0 ? 'passed' : 'failed';
    return { name, outcome, seconds: (performance.now() - start) / 1000 };
  }

  const waiting = [...together];
  async function lane() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const work = take(step, together.length > 1 ? join(logs, `${step.name}.log`) : undefined);
      results.set(step.name, work);
      await work;
    }
  }
  // Two lanes suit the two cores that most machines can spare.
  await Promise.all([lane(), lane()]);
  for (const step of steps.filter(({ isAlone }) => isAlone)) {
    const work = take(step);
    results.set(step.name, work);
    await work;
  }
  return Promise.all(steps.flatMap(({ name }) => results.get(name) ?? []));
}

/** @param {string} name */
function heading(name) {
  return `\n── ${name} ${'─'.repeat(70 - name.length)}`;
}

/**
 * Prints each step's outcome and seconds, then the summary; a failed step fails the command.
 * @param {Result[]} results
 * @param {number} seconds wall-clock time of the whole run
 */
export function summarise(results, seconds) {
  console.log();
  for (const { name, outcome, seconds: own } of results) {
    const symbol = outcome === 'passed' ? '✓' : '✗';
    console.log(`${symbol} ${name.padEnd(10)} ${outcome.padEnd(8)} ${own.toFixed(1).padStart(6)} s`);
  }
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  console.log(`\n${passed} passed, ${results.length - passed} failed, ${seconds.toFixed(1)} s`);
  if (passed < results.length) process.exitCode = 1;
}
