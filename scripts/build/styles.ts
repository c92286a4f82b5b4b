import { transformSync } from 'esbuild';
import { DAY_ATTRIBUTES } from '@/components/calendar/deadline-cells';
import { PRINT_ATTRIBUTES } from '@/early/printing';
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

type PageRules = {
  /** Rules of an ordinary phone's first paint. */
  readonly screen: string;
  /** For screens that match `ELSEWHERE`. */
  readonly elsewhere: string;
  /** Rules of dialogs, of paper and of less motion. */
  readonly later: string;
};

/** Screens other than an ordinary phone's: wide, narrowed by large text, with other colours, or without script. */
export const ELSEWHERE =
  '(min-width:36em),(max-width:16em),(forced-colors:active),(prefers-contrast:more),(scripting:none)';

/** Conditions of paper, and of motion, which nothing has at the first paint. */
const LATER = /^(print|\(prefers-reduced-motion: ?reduce\))$/;

/**
 * The rules a page needs before script: those whose classes and `data-` attributes occur in its HTML.
 * Rules for `:hover` come with the framework's stylesheets.
 * @param marks classes (`.name`) and `data-` attributes (`[data-name]`, `[data-name=value]`) of the page
 * @param firstMarks those outside its dialogs
 */
export function rulesFor(css: string, marks: ReadonlySet<string>, firstMarks = marks): PageRules {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // Steps of an animation have no elements.
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
  const later = postcss.root();
  const elsewhere = postcss.root();
  for (const node of [...root.nodes]) {
    if (isBehind(node, firstMarks) || (node.type === 'atrule' && LATER.test(node.params)))
      later.append(node.remove());
    else if (node.type === 'atrule' && isElsewhere(node)) elsewhere.append(node.remove());
  }
  return { screen: minified(root), elsewhere: minified(elsewhere), later: minified(later) };
}

/** Whether only `ELSEWHERE` screens meet its condition. The page's rem is 1.0625 em of a media query. */
function isElsewhere({ name, params }: AtRule): boolean {
  if (!/^(media|container)$/.test(name)) return false;
  if (/^\((forced-colors: ?active|prefers-contrast: ?more|scripting: ?none)\)$/.test(params)) return true;
  const [, least = '', unit] =
    /^(?:page )?\((?:width ?>= ?|min-width: ?)?([\d.]+)(r?em|px)(?: ?<= ?width.*)?\)$/.exec(params) ?? [];
  if (least !== '') return Number(least) >= (unit === 'px' ? 612 : unit === 'rem' ? 34 : 36);
  return /^page \(width ?<= ?14rem\)$/.test(params);
}

/** Whether it applies only to elements without these marks. */
function isBehind(node: ChildNode, marks: ReadonlySet<string>): boolean {
  if (node.type === 'rule') {
    return node.selectors.every((selector) => marksOf(selector).some((mark) => !marks.has(mark)));
  }
  const isGroup = node.type === 'atrule' && /^(media|container|supports)$/.test(node.name);
  return isGroup && (node.nodes ?? []).every((inner) => isBehind(inner, marks));
}

/** Next's own minifier leaves spaces. */
function minified(root: Container): string {
  return transformSync(root.toString(), { loader: 'css', minify: true }).code.trim();
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

/** Drops earlier copies of rules that several stylesheets share. */
function dropRepeated(root: Container): void {
  const later = new Set<string>();
  for (const node of [...(root.nodes ?? [])].reverse()) {
    const text = node.toString();
    if (later.has(text)) node.remove();
    later.add(text);
  }
}

/** Attributes that scripts set before the framework's stylesheets load. */
const SET_EARLY: readonly string[] = [...DAY_ATTRIBUTES, ...PRINT_ATTRIBUTES];

/** Marks that an element or its ancestors must have, `:not()` aside. */
function marksOf(selector: string): string[] {
  const needed = selector.replace(/:not\(([^()]|\([^()]*\))*\)/g, '');
  return (needed.match(/\.[\w-]+|\[data-[^\]]*\]/g) ?? [])
    .map((mark) => mark.replace(/["']/g, ''))
    .filter((mark) => !SET_EARLY.includes(/^\[([\w-]+)/.exec(mark)?.[1] ?? ''));
}

function isUnusedAnimation(atRule: AtRule, root: Container): boolean {
  if (!/keyframes$/.test(atRule.name)) return false;
  let isUsed = false;
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    isUsed ||= value.split(/[\s,]+/).includes(atRule.params);
  });
  return !isUsed;
}
