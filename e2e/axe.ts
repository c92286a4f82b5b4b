import type { Page } from '@playwright/test';
import axe, { type Result, type Spec } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type AxeRun = { part: string; runOnly: string[]; changes: Spec };

/**
 * Violations in a part of the page, by these rules or tags. axe runs in the page: its runner for Playwright makes each
 * report in another page, which takes four times as long.
 */
export async function violations(
  page: Page,
  part: string,
  runOnly: string[],
  changes: Spec = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(runAxe, { part, runOnly, changes });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Runs in the page: changes axe's rules for this run, and returns what it finds. */
async function runAxe({ part, runOnly, changes }: AxeRun): Promise<Result[]> {
  window.axe.reset();
  window.axe.configure(changes);
  const { violations } = await window.axe.run(part, { runOnly, resultTypes: ['violations'] });
  return violations;
}
