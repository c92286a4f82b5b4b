import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Journeys in the exported editor: `npm test -- editor`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './build.ts',
  outputDir: '../../test-results/editor',
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
  // Fields below the window are not drawn.
  use: { ...base.use, viewport: { width: 1280, height: 2400 } },
  projects: undefined,
});
