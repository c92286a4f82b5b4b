import { transformSync } from 'esbuild';
import { floor } from './browser-targets';

/** A stylesheet minified, without what the oldest browsers skip: above all rules nested in rules. */
export function lowerStyles(css: string): string {
  return transformSync(css, { loader: 'css', minify: true, target: floor }).code.trim();
}
