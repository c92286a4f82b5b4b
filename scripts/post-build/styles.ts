import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/**
 * The rules of a style sheet that a page needs before any script runs: those whose classes all
 * occur in its HTML. The others are for what only script shows.
 * @param classes every class of the page
 */
export function rulesFor(css: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules((atRule) => {
    if (isUnusedAnimation(atRule, root) || isEmpty(atRule)) atRule.remove();
  });
  return root.toString();
}

/** The classes an element or its ancestors must have; what `:not()` names must be absent. */
function classesOf(selector: string): string[] {
  return [...selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

function isUnusedAnimation(atRule: AtRule, root: Container): boolean {
  if (!/keyframes$/.test(atRule.name)) return false;
  let isUsed = false;
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    isUsed ||= value.split(/[\s,]+/).includes(atRule.params);
  });
  return !isUsed;
}

function isEmpty(atRule: AtRule): boolean {
  return atRule.nodes?.length === 0;
}
