import { transformSync } from 'esbuild';
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

type PageRules = {
  readonly screen: string;
  /** What the first view does without, where such is told. */
  readonly behind: string;
  readonly print: string;
};

/**
 * The rules of a style sheet that a page needs before any script runs: those whose classes and
 * `data-` attributes all occur in its HTML. The others are for what only script shows. Those for paper are
 * apart, and none is for `:hover`: a pointer that moves brings the sheets.
 * @param marks every class (`.name`) and `data-` attribute (`[data-name]`, `[data-name=value]`) of the page
 * @param firstMarks those of the part of the page that is seen first
 */
export function rulesFor(css: string, marks: ReadonlySet<string>, firstMarks = marks): PageRules {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // A step of an animation, not a rule of elements.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const kept = rule.selectors.filter(
      (selector) => !selector.includes(':hover') && marksOf(selector).every((mark) => marks.has(mark)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules((atRule) => {
    if (isUnusedAnimation(atRule, root) || atRule.nodes?.length === 0) atRule.remove();
  });
  dropRepeated(root);
  shortenProperties(root);
  const print = postcss.root();
  root.walkAtRules('media', (atRule) => {
    if (atRule.parent === root && atRule.params === 'print') print.append(atRule.remove().nodes ?? []);
  });
  const behind = postcss.root();
  for (const node of [...root.nodes]) if (isBehind(node, firstMarks)) behind.append(node.remove());
  return { screen: minified(root), behind: minified(behind), print: minified(print) };
}

/** Whether all of it is of elements without these marks. */
function isBehind(node: ChildNode, marks: ReadonlySet<string>): boolean {
  if (node.type === 'rule') {
    return node.selectors.every((selector) => marksOf(selector).some((mark) => !marks.has(mark)));
  }
  const isGroup = node.type === 'atrule' && /^(media|container|supports)$/.test(node.name);
  return isGroup && (node.nodes ?? []).every((inner) => isBehind(inner, marks));
}

/** Next leaves spaces that every page would carry. */
function minified(root: Container): string {
  return transformSync(root.toString(), { loader: 'css', minify: true }).code.trim();
}

/** One or two letters for each custom property that the sheet itself sets; one that script sets keeps its name. */
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
 * A style sheet without its fonts: a page has them in its own rules, and where they are declared once
 * more, the browser lays all text out anew.
 */
export function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (atRule) => void atRule.remove());
  return root.toString();
}

/** What several sheets bring of one module: the last one counts. */
function dropRepeated(root: Container): void {
  const later = new Set<string>();
  for (const node of [...(root.nodes ?? [])].reverse()) {
    const text = node.toString();
    if (later.has(text)) node.remove();
    later.add(text);
  }
}

/**
 * What an element or its ancestors must have; what `:not()` names must be absent. Other attributes
 * (`open`, `aria-busy`) change without the sheets' script, and the early ones set the day's
 * `data-mark` and `data-state`, `data-print`, and the year's `data-tab`, `data-phase` and `data-latest`, before they
 * come.
 */
function marksOf(selector: string): string[] {
  const needed = selector.replace(/:not\(([^()]|\([^()]*\))*\)/g, '');
  return (needed.match(/\.[\w-]+|\[[^\]]*\]/g) ?? [])
    .map((mark) => mark.replace(/["']/g, ''))
    .filter(
      (mark) =>
        mark.startsWith('.') ||
        /^\[data-(?!mark\b|state\b|print\b|tab\b|phase=|latest=)[\w-]+(=[^\]]*)?\]$/.test(mark),
    );
}

function isUnusedAnimation(atRule: AtRule, root: Container): boolean {
  if (!/keyframes$/.test(atRule.name)) return false;
  let isUsed = false;
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    isUsed ||= value.split(/[\s,]+/).includes(atRule.params);
  });
  return !isUsed;
}
