import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** The owner's editor as it is exported: `npm test -- editor`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './build.ts',
  outputDir: '../../test-results/editor',
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
  // Tall: what is below the fold isn't drawn until it is scrolled to.
  use: { ...base.use, viewport: { width: 1280, height: 2400 } },
  projects: undefined,
});
