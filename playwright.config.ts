import { existsSync } from 'node:fs';
import { chromium, defineConfig, devices, firefox, webkit } from '@playwright/test';
import { isAsShipped } from './content/site';
import { findBrowser, findShell } from './scripts/lib/browser.mjs';

/*
 * Journeys on the exported site, which e2e/fixtures.ts serves to each worker on its own port.
 * Tags decide where a journey runs:
 * @smoke    a handful to run while editing: `playwright test --project=desktop --grep @smoke`
 * @phone    also runs on a phone, by touch, because it behaves differently there
 * @finger   runs only on a phone, because it needs touch
 * @desktop  never runs on a phone, because it sets its own width or uses a keyboard or a mouse
 * @engine   also runs in Firefox and WebKit, where Playwright has installed its own
 * @shipped  measures the shipped content: an owner's copy skips it, because her words may be longer
 * `playwright test --last-failed --trace on` records what failed; passing journeys aren't traced.
 */

// Workers load this file again and inherit these paths, so the browser is looked for once.
process.env.CHROMIUM_SHELL_PATH ??= findShell() ?? findBrowser(chromium.executablePath());
process.env.CHROMIUM_PATH ??= findBrowser(chromium.executablePath());

/** Tags that no project runs. */
const excluded = isAsShipped ? [] : ['@shipped'];
const tagged = (...tags: readonly string[]) => new RegExp(tags.join('|'));

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Headless glyphs get the same width as in a browser with windows.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium with windows would load a page of its own per window, for its address bar: half the time of a short journey.
  // The list replaces Playwright's, whose features a visitor's browser has.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  // No request leaves this machine: other host names don't resolve.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];
const executablePath = process.env.CHROMIUM_SHELL_PATH;
const journeys = { testMatch: '*.spec.ts', testIgnore: 'alternate-build/**' };
const alone = { workers: 1, fullyParallel: false };

export default defineConfig({
  testDir: 'e2e',
  workers: 3,
  fullyParallel: true,
  // A forgotten `.only` would skip every other journey silently.
  forbidOnly: true,
  reporter: 'list',
  reportSlowTests: { max: 10, threshold: 30_000 },
  // The timeouts are long enough for slow machines. Fast ones don't wait, because a condition ends each wait.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    trace: 'off',
    launchOptions: { executablePath, args },
  },
  projects: [
    {
      ...journeys,
      name: 'desktop',
      grepInvert: tagged('@finger', ...excluded),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      ...journeys,
      name: 'phone',
      grep: /@phone|@finger/,
      grepInvert: tagged('@desktop', ...excluded),
      // One device pixel a CSS pixel: painting seven times as many shows nothing more to these journeys.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 390, height: 844 } },
    },
    { name: 'alternate-build', testMatch: 'alternate-build/*.spec.ts' },
    ...[firefox, webkit]
      .filter((engine) => existsSync(engine.executablePath()))
      .map((engine) => ({
        ...journeys,
        name: engine.name(),
        grep: /@engine/,
        use: { browserName: engine.name() as 'firefox' | 'webkit', launchOptions: {} },
      })),
    // The window is tall because the editor renders no field below it.
    {
      ...alone,
      name: 'editor',
      testMatch: 'editor/*.journey.ts',
      use: { viewport: { width: 1280, height: 2400 } },
    },
    // The timeout is longer here, because Next compiles each page when it is asked for.
    { ...alone, name: 'dev', testMatch: 'dev/*.journey.ts', timeout: 180_000 },
    // The timeout is longer here, because wrangler takes long to start.
    { ...alone, name: 'workerd', testMatch: 'workerd/journeys.ts', timeout: 180_000 },
    // Photographs every page, in every state and width, into `screens/`.
    { name: 'screens', testMatch: 'screenshots/*.journey.ts', use: { bypassCSP: true } },
    // A folder each: a run deletes those of its projects, and another run may still write to its own.
  ].map((project) => ({ ...project, outputDir: `test-results/${project.name}` })),
});
