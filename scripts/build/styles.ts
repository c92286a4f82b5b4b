import { transformSync } from 'esbuild';
import postcss, { type AtRule, type Container } from 'postcss';

/**
 * The rules that a page needs before its framework: those whose classes and looks (`data-…`) occur in its HTML.
 * `LATE` ones, and looks that the framework gives, come with its stylesheets.
 * @param html the page's own, without its scripts
 */
export function usedRules(css: string, classes: ReadonlySet<string>, html: string): string {
  const looks = (selector: string) =>
    [...selector.matchAll(/\[(data-[a-z-]+)(?:=['"]?([^'"\]]*))?/g)].every(
      ([, name = '', value]) =>
        ON_LOAD.has(name) || html.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`),
    );
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // Steps of an animation have no elements.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const kept = rule.selectors.filter(
      (selector) =>
        !LATE.test(selector) &&
        looks(withoutNot(selector)) &&
        classesOf(selector).every((name) => classes.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
  shortenProperties(root);
  // Next's own minifier leaves spaces.
  return transformSync(root.toString(), { loader: 'css', minify: true }).code.trim();
}

/** What happens to no page before its framework: a pointer rests on something, a form says what is wrong. */
const LATE = /:hover|\[aria-invalid/;

/** Looks that the on-load script gives: what is printed, and which dates have passed. */
const ON_LOAD = new Set(['data-print', 'data-state', 'data-mark']);

/** Classes that an element or its ancestors must have, `:not()` aside. */
function classesOf(selector: string): string[] {
  return [...withoutNot(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function withoutNot(selector: string): string {
  return selector.replace(/:not\(([^()]|\([^()]*\))*\)/g, '');
}

/** Shortens custom properties that the stylesheet sets; those set by script keep their names. */
function shortenProperties(root: Container): void {
  const names = new Map<string, string>();
  root.walkDecls(/^--/, ({ prop }) => {
    if (!names.has(prop)) names.set(prop, `--${names.size.toString(36)}`);
  });
  root.walkDecls((decl) => {
    decl.prop = names.get(decl.prop) ?? decl.prop;
    decl.value = decl.value.replace(/--[\w-]+/g, (name) => names.get(name) ?? name);
  });
}

/**
 * A stylesheet without its fonts, which the page declares; a second declaration would lay out all text again.
 */
export function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (atRule) => void atRule.remove());
  return root.toString();
}
