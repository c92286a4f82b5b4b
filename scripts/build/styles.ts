import { transformSync } from 'esbuild';
import postcss, { AtRule, type Container } from 'postcss';

/**
 * A page's rules: those that it needs before its framework, whose classes and looks (`data-…`) occur in its HTML, and
 * the others, which come with its data.
 * @param html the page's own, without its scripts
 */
export function splitRules(
  css: string,
  classes: ReadonlySet<string>,
  html: string,
): { early: string; late: string } {
  const looks = (selector: string) =>
    [...selector.matchAll(/\[(data-[a-z-]+)(?:=['"]?([^'"\]]*))?/g)].every(
      ([, name = '', value]) =>
        ON_LOAD.has(name) || html.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`),
    );
  const isEarly = (selector: string) =>
    !LATE.test(selector) &&
    looks(withoutNot(selector)) &&
    classesOf(selector).every((name) => classes.has(name));
  const early = postcss.parse(css);
  shortenProperties(early);
  const late = early.clone();
  early.walkRules((rule) => {
    // Steps of an animation have no elements.
    if (isAnimation(rule.parent)) return;
    rule.selectors = rule.selectors.filter(isEarly);
    if (rule.selector === '') rule.remove();
  });
  const played = new Set(early.toString().match(/(?<=animation:)[\w-]+/g));
  early.walkAtRules((atRule) => {
    const isIdle = isAnimation(atRule) && !played.has(atRule.params);
    if (isIdle || atRule.nodes?.length === 0) atRule.remove();
  });
  keepLate(late, isEarly);
  return { early: minified(early), late: minified(late) };
}

const isAnimation = (node: object | undefined) => node instanceof AtRule && node.name.endsWith('keyframes');

/** Leaves animations and the rules that are not early; fonts and declarations of early rules go. */
function keepLate(container: Container, isEarly: (selector: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      const late = node.selectors.filter((selector) => !isEarly(selector));
      if (late.length > 0) node.selectors = late;
      else keepLate(node, isEarly);
    } else if (node.type !== 'atrule') node.remove();
    else if (!isAnimation(node)) keepLate(node, isEarly);
    if ('nodes' in node && !node.nodes?.length) node.remove();
  }
}

/** Next's own minifier leaves spaces. */
function minified(root: Container): string {
  return transformSync(root.toString(), { loader: 'css', minify: true }).code.trim();
}

/** What happens to no page before its framework: a pointer rests on something, a form says what is wrong, or sends. */
const LATE = /:hover|:disabled|:read-only|\[aria-(invalid|disabled)/;

/** Looks that the on-load script gives: what is printed, and which dates have passed. */
const ON_LOAD = new Set(['data-print', 'data-state', 'data-mark']);

/** Classes that an element or its ancestors must have, `:not()` and the values of attributes aside. */
function classesOf(selector: string): string[] {
  const bare = withoutNot(selector).replace(/\[.*?\]/g, '');
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function withoutNot(selector: string): string {
  return selector.replace(/:not\(([^()]|\([^()]*\))*\)/g, '');
}

/** Shortens custom properties that the stylesheet both sets and reads; others are for script or a library's rules. */
function shortenProperties(root: Container): void {
  writeOutProperties(root);
  const read = new Set(root.toString().match(/(?<=var\()--[\w-]+/g));
  const names = new Map<string, string>();
  root.walkDecls(/^--/, ({ prop }) => {
    if (read.has(prop) && !names.has(prop)) names.set(prop, `--${names.size.toString(36)}`);
  });
  root.walkDecls((decl) => {
    decl.prop = names.get(decl.prop) ?? decl.prop;
    decl.value = decl.value.replace(/--[\w-]+/g, (name) => names.get(name) ?? name);
  });
}

/** Writes out a property that is set once, on the root, where its value is shorter than its name at each use. */
function writeOutProperties(root: Container): void {
  root.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, (decl) => {
      const { prop, value } = decl;
      const css = root.toString();
      const uses = css.split(`var(${prop})`).length - 1;
      const isSetOnce = css.split(`${prop}:`).length === 2;
      // Of its short name: `var(--0)` at each use, and `--0:;` once.
      if (uses === 0 || !isSetOnce || uses * (value.length - 8) > value.length + 5) return;
      decl.remove();
      root.walkDecls((each) => {
        each.value = each.value.replaceAll(`var(${prop})`, value);
      });
    });
  });
}
