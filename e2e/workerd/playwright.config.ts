import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Site, API and database in Cloudflare's own runtime on this machine: `npm test -- workerd`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/workerd',
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
  // wrangler starts slowly.
  timeout: 180_000,
  projects: undefined,
});
