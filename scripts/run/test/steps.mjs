import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs] a step without which this one says nothing
 * @property {boolean} [isAlone] takes the whole machine: begins when all before it have ended
 */

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'not run', seconds: number }} Result */

/** How many steps go side by side: what most machines have cores for. */
const lanes = 2;

/**
 * The named steps with what they need, in their order; all where none is named.
 * @template {Step} S
 * @param {readonly S[]} steps
 * @param {readonly string[]} names
 * @returns {S[] | undefined} undefined where there is no step of a name
 */
export function withNeeds(steps, names) {
  if (names.length === 0) return [...steps];
  if (!names.every((name) => steps.some((step) => step.name === name))) return undefined;
  const needs = steps.flatMap(({ name, needs }) => (needs && names.includes(name) ? [needs] : []));
  return steps.filter(({ name }) => names.includes(name) || needs.includes(name));
}

/**
 * Does the steps, side by side where they may: those then say all they have to say when they end.
 * @template {Step} S
 * @param {readonly S[]} steps
 * @param {(step: S, log: string | undefined, passed: ReadonlySet<string>) => Promise<number>} perform
 * ends with an exit code; has a file to speak into where another step speaks meanwhile
 * @param {string} logs the folder of those files
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(steps, perform, logs) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const together = steps.filter(({ isAlone }) => !isAlone);
  const alone = steps.filter(({ isAlone }) => isAlone);
  const isReady = (/** @type {S} */ { needs }) =>
    !needs || results.has(needs) || !steps.some(({ name }) => name === needs);

  /** @param {S} step @param {string} [log] */
  async function take(step, log) {
    const start = performance.now();
    const { name, needs } = step;
    const isPointless = needs !== undefined && (results.get(needs)?.outcome ?? 'passed') !== 'passed';
    if (!log) console.log(heading(name));
    const code = isPointless ? 1 : await perform(step, log, passed(results));
    if (log) console.log(`${heading(name)}\n${isPointless ? '' : readFileSync(log, 'utf8').trimEnd()}`);
    if (isPointless) console.log(`Not run: it needs the step "${needs}", which did not pass.`);
    const outcome = isPointless ? 'not run' : code === 0 ? 'passed' : 'failed';
    results.set(name, { name, outcome, seconds: (performance.now() - start) / 1000 });
  }

  const waiting = [...together];
  /** @type {Set<Promise<void>>} */
  const taken = new Set();
  while (waiting.length > 0 || taken.size > 0) {
    const next = taken.size < lanes ? waiting.findIndex(isReady) : -1;
    if (next < 0) {
      await Promise.race(taken);
      continue;
    }
    const [step] = waiting.splice(next, 1);
    if (step === undefined) break;
    const log = together.length > 1 ? join(logs, `${step.name}.log`) : undefined;
    const work = take(step, log).finally(() => taken.delete(work));
    taken.add(work);
  }
  for (const step of alone) await take(step);
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

/** @param {ReadonlyMap<string, Result>} results */
function passed(results) {
  return new Set([...results.values()].filter(({ outcome }) => outcome === 'passed').map(({ name }) => name));
}

/** @param {string} name */
function heading(name) {
  return `\n── ${name} ${'─'.repeat(70 - name.length)}`;
}
