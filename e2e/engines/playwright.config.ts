import { defineConfig } from '@playwright/test';
import { engineNames, isInstalled, type EngineName } from './engines';

/** A few journeys in the other engines; `npm test -- engines` installs them where it may. */
export default defineConfig<object, { engine: EngineName }>({
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  projects: engineNames.filter(isInstalled).map((engine) => ({ name: engine, use: { engine } })),
});
