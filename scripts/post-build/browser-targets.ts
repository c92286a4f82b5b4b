import { browserslist } from '../../package.json';

/** The oldest supported browsers, in the names of Rolldown and esbuild, from the `browserslist` that Next reads, too. */
export const browserTargets = browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);
