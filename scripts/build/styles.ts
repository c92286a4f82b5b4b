import { transformSync } from 'esbuild';
import postcss, { type AtRule, type Container } from 'postcss';

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
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    rule.selectors = rule.selectors.filter(isEarly);
    if (rule.selector === '') rule.remove();
  });
  early.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
  keepLate(late, isEarly);
  return { early: minified(early), late: minified(late) };
}

/** Leaves the rules that are not early; fonts, animations and declarations of early rules go. */
function keepLate(container: Container, isEarly: (selector: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      const late = node.selectors.filter((selector) => !isEarly(selector));
      if (late.length > 0) node.selectors = late;
      else keepLate(node, isEarly);
    } else if (node.type === 'atrule' && !/keyframes$/.test(node.name)) keepLate(node, isEarly);
    else node.remove();
    if ('nodes' in node && !node.nodes?.length) node.remove();
  }
}

/** Next's own minifier leaves spaces. */
function minified(root: Container): string {
  return transformSync(root.toString(), { loader: 'css', minify: true }).code.trim();
}

/** What happens to no page before its framework: a pointer rests on something, a form says what is wrong, or sends. */
const LATE = /:hover|:read-only|\[aria-(invalid|disabled)/;

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
