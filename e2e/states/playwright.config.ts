import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/**
 * Every page in every state at every width, into `screens/`: as usual, in forced colours, and in a browser whose
 * text was set to twice its size. `npm run screens [-- --project usual -g "home-390|menu"]`.
 */
const use = { ...base.use, bypassCSP: true };
const args = [...(base.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
/** Where neither says anything. */
const grepInvert = /hover|press|print|no-script|reduced-motion/;

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/screens',
  reporter: 'line',
  projects: [
    { name: 'usual', use },
    { name: 'forced-colours', grepInvert, use: { ...use, contextOptions: { forcedColors: 'active' } } },
    {
      name: 'large-text',
      grepInvert,
      use: { ...use, launchOptions: { ...base.use?.launchOptions, args } },
    },
  ],
});
