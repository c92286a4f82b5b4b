import { transformSync } from 'esbuild';

/** A page's stylesheet in the order of the source, minified; Next's own minifier leaves spaces. */
export function minifyStyles(css: string): string {
  return transformSync(css, { loader: 'css', minify: true }).code.trim();
}
