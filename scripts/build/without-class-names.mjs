/**
 * Webpack loader for CSS modules imported by server components only, whose class names the HTML already has.
 * @returns {string}
 */
export default function withoutClassNames() {
  return '';
}
