import { chromium, defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';

// Kept for the workers, which read this file again.
process.env.CHROMIUM_PATH ??= findBrowser(chromium.executablePath());

/** Journeys on the exported site; e2e/fixtures.ts serves it, to each worker on a port of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // A slow machine may take its time; what is awaited ends the wait.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // Filming every journey would take a sixth of the whole time; the snapshots tell as much.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // Two set their own widths, the others are the same at any.
      testIgnore: ['widths.spec.ts', 'large-text.spec.ts', 'many-leads.spec.ts', 'every-date.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
