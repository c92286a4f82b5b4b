import { HELD_ID, type Held } from '../../early/held';
import { elements, parse, type Page } from '../lib/html';
import { ENTRY_ID, inlineScripts, renameInData, takeOutFramework, UnknownExport } from './next-output';
import { contentSecurityPolicy, type Sources } from './policy';
import { rulesFor, withoutFonts } from './styles';

export type Settings = Omit<Sources, 'scripts' | 'styles'> & {
  /** The early script, compiled. */
  readonly earlyScript: string;
  /** What the browser may prerender, as it stands in every page. */
  readonly speculationRules: string;
  /** Address of the script of what the page does by itself. */
  readonly byItself: string;
  /** The style sheet at an address of the site. */
  readonly readStyles: (address: string) => string;
  /** Keeps the page's data in a file named by its content. @returns its address */
  readonly writeData: (data: string) => string;
  /** Keeps style rules in a file named by its content. @returns its address */
  readonly writeStyles: (css: string) => string;
  /** Publishes a file of the export, changed, under a name of its own. @returns its address */
  readonly republish: (address: string, change: (text: string) => string) => string;
};

export type FinishedPage = {
  readonly html: string;
  /** Its inline scripts and style sheets, for the policy in the header. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Why the page is as Next wrote it, its framework not held, where it is. */
  readonly unknown?: string;
};

/**
 * Makes an exported page ready to publish: what shows it is in it, what makes it respond comes later, and its
 * policy allows nothing else. One that is not as expected stays as Next wrote it, its own scripts allowed.
 * @throws where its policy would break it
 */
export function finishPage(html: string, settings: Settings): FinishedPage {
  try {
    return holdPage(html, settings);
  } catch (error) {
    if (!(error instanceof UnknownExport)) throw error;
    return { ...leavePage(html, settings), unknown: error.message };
  }
}

function holdPage(html: string, settings: Settings): FinishedPage {
  const page = parse(html);
  forbidWhatThePolicyBlocks(page);
  const { scripts, sheets, data } = takeOutFramework(page);
  const addresses = sheets.map(({ href = '' }) => href);
  const css = addresses.map(settings.readStyles).join('');
  const marks = marksOf(page);
  requireStyles(css, marks);
  // What a modal alone is shown with stands behind it: the first packets are for what is seen first.
  const { screen: style, behind, print } = pageRules(css, marks, marksOf(page, 'dialog'));

  const renamed = new Map([
    ...scripts.map((script) => [script, settings.republish(script, hintToCompile)] as const),
    ...addresses.map((sheet) => [sheet, settings.republish(sheet, withoutFonts)] as const),
  ]);
  const named = (address: string) => renamed.get(address) ?? address;
  for (const { rel = '', href = '', 'data-precedence': order = '' } of sheets) {
    // Nothing is fetched for a disabled link, React finds it where it would else insert its own, and the early
    // script enables it later.
    const link = { rel, href: named(href), 'data-precedence': order, disabled: '' };
    page('head').append(create(page, 'link', link));
  }
  page('head').append(create(page, 'style', {}, style));
  // Fetched without holding up the screen, and there for who prints without script.
  if (print) {
    const paper = { rel: 'stylesheet', media: 'print', href: settings.writeStyles(print) };
    page('head').append(create(page, 'link', paper));
  }
  if (behind) page('body').append(create(page, 'style', {}, behind));
  const framework = {
    data: settings.writeData(renameInData(data, renamed)),
    scripts: scripts.map(named),
    entryId: ENTRY_ID,
  };
  return complete(
    page,
    { byItself: settings.byItself, framework },
    behind ? [style, behind] : [style],
    settings,
  );
}

/** Its framework wakes as Next has it; what the page does by itself, and what it holds until then, is as ever. */
function leavePage(html: string, settings: Settings): FinishedPage {
  const page = parse(html);
  const links = page('link[rel=stylesheet]').toArray();
  requireStyles(links.map(({ attribs }) => settings.readStyles(attribs.href ?? '')).join(''), marksOf(page));
  return complete(page, { byItself: settings.byItself }, [], settings);
}

/** Puts into the page what every page has: the early script, first, what it reads, and the policy before it. */
function complete(page: Page, held: Held, styles: string[], settings: Settings): FinishedPage {
  const [head, body] = [page('head'), page('body')];
  const { earlyScript, speculationRules } = settings;
  // `<` could end the script tag.
  const data = JSON.stringify(held).replaceAll('<', '\\u003c');
  body.append(create(page, 'script', { type: 'application/json', id: HELD_ID }, data));
  body.append(create(page, 'script', { type: 'speculationrules' }, speculationRules));
  head.prepend(create(page, 'script', {}, earlyScript));
  preloadFonts(page, styles.join(''));
  const scripts = [...inlineScripts(page), speculationRules];
  const policy = contentSecurityPolicy({ ...settings, scripts, styles });
  head.prepend(create(page, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy }));
  // Within the first kilobyte, as browsers look for it there; the policy governs what follows.
  page('head > meta[charset]').remove();
  head.prepend(create(page, 'meta', { charset: 'utf-8' }));
  return { html: page.html(), scripts, styles };
}

function create(page: Page, name: string, attributes: Record<string, string>, text?: string) {
  const element = page(`<${name}>`).attr(attributes);
  return text === undefined ? element : element.text(text);
}

/** Nothing here can allow it safely, and without it the page is not what was written. */
function forbidWhatThePolicyBlocks(page: Page): void {
  const foreign = page('script[src]').filter((_, { attribs }) => !/^\/(?!\/)/.test(attribs.src ?? ''));
  const [first] = page('[style], style').add(foreign).toArray();
  if (first) throw new Error(`the security policy forbids <${first.name} ${JSON.stringify(first.attribs)}>`);
}

/**
 * Has Chromium (from 136) compile the whole of a script off the main thread while it comes, instead of
 * each function on it at the first call; other browsers read a comment. For scripts that mostly run at once.
 */
function hintToCompile(script: string): string {
  return `//# allFunctionsCalledOnLoad\n${script}`;
}

/**
 * The fonts, else found only when the first text is laid out: here they mostly come before it is painted, and it
 * does not change under the reader's eyes.
 */
function preloadFonts(page: Page, css: string): void {
  const fonts = new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address));
  for (const href of fonts) {
    const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
    page('head').prepend(create(page, 'link', preload));
  }
}

/** Every class of a page is from a style sheet: one that none names has lost its sheet, and would be shown bare. */
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
 * What the selectors of `rulesFor` may ask for.
 * @param leftOut a selector of what is left out, with all in it
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
