import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Every page in every state at every width, into `screens/`: `npm run screens [-- -g "home-390|menu"]`. */
const use = { ...base.use, bypassCSP: true };
const args = [...(base.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/screens',
  reporter: 'line',
  projects: [
    { name: 'as usual', grepInvert: /large-text/, use },
    // In a browser whose text was set to twice its size.
    {
      name: 'large',
      grep: /large-text/,
      use: { ...use, launchOptions: { ...base.use?.launchOptions, args } },
    },
  ],
});
