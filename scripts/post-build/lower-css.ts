import { transformSync } from 'esbuild';
import { browserslist } from '../../package.json';

/** The oldest supported browsers, in the names of Rolldown and esbuild, from the `browserslist` that Next reads, too. */
export const browserTargets = browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);

/** Minifies a stylesheet and rewrites syntax that the oldest browsers skip, above all nested rules. */
export function lowerCss(css: string): string {
  return transformSync(css, { loader: 'css', minify: true, target: browserTargets }).code.trim();
}
