import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/**
 * Every page in every state and width, into `screens/`: default, forced colours, and text at twice its size.
 * `npm run screens [-- --project usual -g "home-390|menu"]`
 */
const { use: usual, ...others } = base;
const use = { ...usual, bypassCSP: true };
const large = {
  ...use.launchOptions,
  args: [...(use.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
};
/** States to which neither forced colours nor large text adds anything. */
const grepInvert = /hover|press|print|no-script|reduced-motion/;

export default defineConfig({
  ...others,
  testDir: '.',
  testMatch: 'journeys.ts',
  outputDir: '../../test-results/screens',
  reporter: 'line',
  projects: [
    { name: 'usual', use },
    { name: 'forced-colours', grepInvert, use: { ...use, contextOptions: { forcedColors: 'active' } } },
    { name: 'large-text', grepInvert, use: { ...use, launchOptions: large } },
  ],
});
