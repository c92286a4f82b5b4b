import { browserslist } from '../../package.json';

/** The oldest browsers that the site is compiled for, as esbuild names them; Next reads the same list itself. */
export const browserTargets = browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);
