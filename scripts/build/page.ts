import { HELD_ID, type Held, type ToolScripts } from '../../early/held';
import { elements, parse, type Page } from '../lib/html';
import {
  ENTRY_ID,
  inlineScripts,
  renameInData,
  takeOutFramework,
  UnknownExport,
  withoutEmptyStyles,
} from './next-output';
import { contentSecurityPolicy, type Sources } from './policy';
import { ELSEWHERE, rulesFor, withoutFonts } from './styles';

export type PageOptions = Omit<Sources, 'scripts' | 'styles'> & {
  /** The early script, compiled. */
  readonly earlyScript: string;
  /** What the browser may prerender. */
  readonly speculationRules: string;
  /** Address of the on-load script. */
  readonly onLoad: string;
  /** Script that runs before Next's on a page published as Next wrote it. */
  readonly trustedTypes: string;
  /** Reads the stylesheet at an address of the site. */
  readonly readStyles: (address: string) => string;
  /** Writes the page's data to a file named by its hash. @returns its address */
  readonly writeData: (data: string) => string;
  /** Writes style rules to a file named by their hash. @returns its address */
  readonly writeStyles: (css: string) => string;
  /** Publishes a changed file of the export under a new name. @returns its address */
  readonly republish: (address: string, change: (text: string) => string) => string;
  readonly toolScripts: ToolScripts;
};

export type FinishedPage = {
  readonly html: string;
  /** Inline scripts and stylesheets, for the policy in the header. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Why the page is published as Next wrote it. */
  readonly unknown?: string;
};

/**
 * Makes an exported page ready to publish: complete by its HTML, its framework held, under a policy that allows
 * nothing else. A page of an unexpected shape stays as Next wrote it.
 * @throws where its policy would break it
 */
export function finishPage(html: string, options: PageOptions): FinishedPage {
  try {
    return holdPage(html, options);
  } catch (error) {
    if (!(error instanceof UnknownExport)) throw error;
    return { ...leavePage(html, options), unknown: error.message };
  }
}

function holdPage(html: string, options: PageOptions): FinishedPage {
  const page = parse(html);
  forbidWhatThePolicyBlocks(page);
  const { scripts, sheets, data } = takeOutFramework(page);
  const addresses = sheets.map(({ href = '' }) => href);
  const css = addresses.map(options.readStyles).join('');
  const marks = marksOf(page);
  requireStyles(css, marks);
  const { screen: style, elsewhere, later } = pageRules(css, marks, marksOf(page, 'dialog'));

  const renamed = new Map([
    ...scripts.map((script) => [script, options.republish(script, lighten)] as const),
    ...addresses.map((sheet) => [sheet, options.republish(sheet, withoutFonts)] as const),
  ]);
  const named = (address: string) => renamed.get(address) ?? address;
  for (const { rel = '', href = '', 'data-precedence': order = '' } of sheets) {
    // A disabled link fetches nothing; React finds it instead of inserting its own, and a script enables it later.
    const link = { rel, href: named(href), 'data-precedence': order, disabled: '' };
    page('head').append(create(page, 'link', link));
  }
  page('head').append(create(page, 'style', {}, style));
  const link = (css: string, media: Record<string, string>) =>
    create(page, 'link', { rel: 'stylesheet', ...media, href: options.writeStyles(css) });
  // Phones fetch it without waiting for it.
  if (elsewhere) page('head').append(link(elsewhere, { media: ELSEWHERE }));
  // At the end of the body it delays no first paint, and printing works without script.
  if (later) page('body').append(link(later, {}));
  const framework = {
    data: options.writeData(`${JSON.stringify(options.toolScripts)}\n${renameInData(data, renamed)}`),
    scripts: scripts.map(named),
    entryId: ENTRY_ID,
  };
  return complete(page, { onLoad: options.onLoad, framework }, [style], options);
}

/** The framework starts as Next wrote it, beside the early and on-load scripts. */
function leavePage(html: string, options: PageOptions): FinishedPage {
  const page = parse(html);
  const links = page('link[rel=stylesheet]').toArray();
  requireStyles(links.map(({ attribs }) => options.readStyles(attribs.href ?? '')).join(''), marksOf(page));
  page('head').prepend(create(page, 'script', {}, options.trustedTypes));
  return complete(page, { onLoad: options.onLoad }, [], options);
}

/** Adds what every page has: policy, early script, and the data it reads. */
function complete(page: Page, held: Held, styles: string[], options: PageOptions): FinishedPage {
  const [head, body] = [page('head'), page('body')];
  const { earlyScript, speculationRules } = options;
  // `<` could end the script tag.
  const data = JSON.stringify(held).replaceAll('<', '\\u003c');
  body.append(create(page, 'script', { type: 'application/json', id: HELD_ID }, data));
  body.append(create(page, 'script', { type: 'speculationrules' }, speculationRules));
  head.prepend(create(page, 'script', {}, earlyScript));
  preloadFonts(page, styles.join(''));
  const scripts = [...inlineScripts(page), speculationRules];
  const policy = contentSecurityPolicy({ ...options, scripts, styles });
  head.prepend(create(page, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy }));
  // Browsers look for the charset in the first kilobyte, and a policy governs only what follows it.
  page('head > meta[charset]').remove();
  head.prepend(create(page, 'meta', { charset: 'utf-8' }));
  return { html: page.html(), scripts, styles };
}

function create(page: Page, name: string, attributes: Record<string, string>, text?: string) {
  const element = page(`<${name}>`).attr(attributes);
  return text === undefined ? element : element.text(text);
}

/** The policy can't allow these safely, and without them the page would break. */
function forbidWhatThePolicyBlocks(page: Page): void {
  const foreign = page('script[src]').filter((_, { attribs }) => !/^\/(?!\/)/.test(attribs.src ?? ''));
  const [first] = page('[style], style').add(foreign).toArray();
  if (first) throw new Error(`the security policy forbids <${first.name} ${JSON.stringify(first.attribs)}>`);
}

/**
 * Hints Chromium (from 136) to compile a large script off the main thread; other browsers read a comment.
 */
function lighten(script: string): string {
  const left = withoutEmptyStyles(script);
  return left.length < LARGE ? left : `//# allFunctionsCalledOnLoad\n${left}`;
}

/** Characters from which the hint pays. */
const LARGE = 50_000;

/**
 * Preloads the fonts, which are otherwise found at layout, so that text is mostly painted in them from the start.
 */
function preloadFonts(page: Page, css: string): void {
  const fonts = new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address));
  for (const href of fonts) {
    const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
    page('head').prepend(create(page, 'link', preload));
  }
}

/** @throws for a class in no stylesheet, whose element would be unstyled */
function requireStyles(css: string, marks: ReadonlySet<string>): void {
  const classes = [...marks].filter((mark) => mark.startsWith('.') && !css.includes(mark));
  const bare = classes.map((mark) => mark.slice(1)).join(', ');
  if (bare) throw new Error(`its style sheets are empty or not all there: no rule speaks of ${bare}`);
}

function pageRules(css: string, marks: ReadonlySet<string>, firstMarks: ReadonlySet<string>) {
  if (/url\((?!["']?(?:\/|data:|#))/.test(css)) {
    throw new UnknownExport('a style sheet with an address relative to itself');
  }
  if (/<\/style/i.test(css)) throw new UnknownExport('a style sheet that would end its own tag');
  return rulesFor(css, marks, firstMarks);
}

/**
 * Classes and `data-` attributes of the page, for `rulesFor`.
 * @param leftOut selector of elements left out with their content
 */
function marksOf(page: Page, leftOut?: string): ReadonlySet<string> {
  const hidden = new Set(leftOut ? page(leftOut).find('*').addBack().toArray() : []);
  const counted = elements(page).filter((element) => !hidden.has(element));
  const marks = counted.flatMap(({ attribs: { class: classes = '', ...others } }) => {
    const data = Object.entries(others).filter(([name]) => name.startsWith('data-'));
    return [
      ...(classes.match(/\S+/g) ?? []).map((name) => `.${name}`),
      ...data.flatMap(([name, value]) => [`[${name}]`, `[${name}=${value}]`]),
    ];
  });
  return new Set(marks);
}
