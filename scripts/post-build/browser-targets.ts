import { browserslist } from '../../package.json';

/** The oldest supported browsers, in esbuild's names, from the `browserslist` that Next reads, too. */
export const browserTargets = browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);
