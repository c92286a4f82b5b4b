import { chromium, defineConfig, devices } from '@playwright/test';
import { findBrowser, findShell } from './scripts/lib/browser.mjs';

/*
 * Journeys on the exported site; e2e/fixtures.ts serves it, to each worker on a port of its own.
 *
 * Which of them run, and where, is in their tags:
 *   @smoke    the handful for while one edits: `playwright test --grep @smoke`
 *   @phone    differs on a phone: run there too, by touch
 *   @finger   is done by touch alone: run only there
 *   @desktop  says nothing on a phone (it sets its own width, or is about a keyboard or a mouse): never run there
 *   @all      long samples, left out unless ALL=1, which also runs every other journey on the phone
 *
 * SECOND_OUT=folder adds the journeys of e2e/second, on a build for another address (see e2e/second/site.spec.ts).
 * What passes is not traced; `playwright test --last-failed --trace on` films what failed.
 */

// Kept for the workers, which read this file again.
process.env.CHROMIUM_SHELL_PATH ??= findShell() ?? findBrowser(chromium.executablePath());
process.env.CHROMIUM_PATH ??= findBrowser(chromium.executablePath());

const isAll = process.env.ALL === '1';
const hasSecond = (process.env.SECOND_OUT ?? '') !== '';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A journey singled out while it was written would let all others pass unseen.
  forbidOnly: true,
  reporter: [['list'], ['./e2e/slowest.ts']],
  // A slow machine may take its time; what is awaited ends the wait.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as a browser with windows draws them.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing leaves this machine: the names of others lead nowhere.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'second/**',
      grepInvert: isAll ? /@finger/ : /@finger|@all/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: 'second/**',
      grep: isAll ? undefined : /@phone|@finger/,
      grepInvert: isAll ? /@desktop/ : /@desktop|@all/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    ...(hasSecond ? [{ name: 'second', testMatch: 'second/*.spec.ts' }] : []),
  ],
});
