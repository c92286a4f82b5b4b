/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps, withNeeds, type Step } from './steps.mjs';

const steps: Step[] = [
  { name: 'build' },
  { name: 'lint' },
  { name: 'crawl', needs: 'build' },
  { name: 'journeys', needs: 'build', isAlone: true },
];

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
});

/** Runs steps that end with these exit codes (default 0) and records the order of events. */
async function perform(codes: Record<string, number>) {
  const events: string[] = [];
  const logs = mkdtempSync(join(tmpdir(), 'steps-'));
  const work = async ({ name }: Step, log: string | undefined) => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    if (log !== undefined) writeFileSync(log, `said by ${name}`);
    events.push(`${name} ends`);
    return codes[name] ?? 0;
  };
  const results = await runSteps(steps, work, logs);
  return { events, outcomes: results.map(({ name, outcome }) => `${name} ${outcome}`) };
}

test('steps go side by side, what needs one waits for it, and journeys have the machine to themselves', async () => {
  const { events, outcomes } = await perform({});
  expect(outcomes).toEqual(['build passed', 'lint passed', 'crawl passed', 'journeys passed']);
  expect(events.slice(0, 2)).toEqual(['build begins', 'lint begins']);
  expect(events.indexOf('crawl begins')).toBeGreaterThan(events.indexOf('build ends'));
  expect(events.slice(-2)).toEqual(['journeys begins', 'journeys ends']);
});

test('a step that fails is reported, and steps that need it do not run', async () => {
  const { events, outcomes } = await perform({ build: 1 });
  expect(outcomes).toEqual(['build failed', 'lint passed', 'crawl not run', 'journeys not run']);
  expect(events).not.toContain('journeys begins');
});

test('what a step says is kept together', async () => {
  await perform({ lint: 1 });
  expect(jest.mocked(console.log).mock.calls.flat().join('\n')).toMatch(/── lint ─+\nsaid by lint/);
});

test('a named step brings what it needs; an unknown one is none', () => {
  expect(withNeeds(steps, ['crawl', 'lint'])?.map(({ name }) => name)).toEqual(['build', 'lint', 'crawl']);
  expect(withNeeds(steps, [])).toHaveLength(4);
  expect(withNeeds(steps, ['crawl', 'dance'])).toBeUndefined();
});
