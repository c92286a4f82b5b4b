/**
 * Webpack loader for CSS modules that only server components import: their rules are needed in the
 * browser, their class names are in the HTML already.
 * @returns {string}
 */
export default function withoutClassNames() {
  return '';
}
