import { transformSync } from 'esbuild';
import { browserTargets } from './browser-targets';

/** Minifies a stylesheet and rewrites syntax that the oldest browsers skip, above all nested rules. */
export function lowerCss(css: string): string {
  return transformSync(css, { loader: 'css', minify: true, target: browserTargets }).code.trim();
}
