import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { phone, SETTLED, SLOW_DOWN } from './interactions';

/** Times in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
};

/** Milliseconds of a task after which Lighthouse counts it as blocking. */
const FREE = 50;

/** Milliseconds that tasks with script block a slow phone's page after its first contentful paint, with no tap. */
export async function measureScriptTasks(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await browser.startTracing(page, {
    categories: ['loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(address, { waitUntil: 'load' });
  await delay(SETTLED);
  const trace = await browser.stopTracing();
  await page.close();
  return blocked((JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }).traceEvents);
}

export function blocked(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first paint.');
  const ofPage = events.filter(({ tid, ts }) => tid === paint.tid && ts > paint.ts);
  const scripts = ofPage.filter(({ name }) => name === 'EvaluateScript' || name === 'FunctionCall');
  const tasks = ofPage.filter(
    ({ name, ts, dur = 0 }) =>
      name === 'RunTask' && scripts.some((script) => script.ts >= ts && script.ts < ts + dur),
  );
  return tasks.reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - FREE), 0);
}
