import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Playwright reporter of the ten slowest journeys. */
export default class Slowest implements Reporter {
  private readonly journeys: [string, number][] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.journeys.push([test.titlePath().filter(Boolean).join(' › '), duration / 1000]);
  }

  onEnd(): void {
    const slowest = this.journeys.sort(([, a], [, b]) => b - a).slice(0, 10);
    if (slowest.length === 0) return;
    const lines = slowest.map(([title, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
    console.log(`\nThe slowest journeys:\n${lines.join('\n')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
