import { HELD_ID, type Held } from '../../early/held';
import * as dom from '../lib/html';
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
  const page = dom.parse(html);
  forbidWhatThePolicyBlocks(page);
  const framework = takeOutFramework(page);
  const addresses = framework.sheets.map((sheet) => dom.attribute(sheet, 'href') ?? '');
  const css = addresses.map(settings.readStyles).join('');
  const marks = new Set(dom.elements(page).flatMap(marksOf));
  requireStyles(css, marks);
  const style = pageRules(css, marks);

  const renamed = new Map([
    ...framework.scripts.map((script) => [script, settings.republish(script, hintToCompile)] as const),
    ...addresses.map((sheet) => [sheet, settings.republish(sheet, withoutFonts)] as const),
  ]);
  const named = (address: string) => renamed.get(address) ?? address;
  const { head } = dom.parts(page);
  framework.sheets.forEach((sheet, index) => {
    dom.append(head, disabled(sheet, named(addresses[index] ?? '')));
  });
  dom.append(head, dom.create('style', {}, style));
  const data = settings.writeData(renameInData(framework.data, renamed));
  const scripts = framework.scripts.map(named);
  return complete(
    page,
    { byItself: settings.byItself, framework: { data, scripts, entryId: ENTRY_ID } },
    [style],
    settings,
  );
}

/** Its framework wakes as Next has it; what the page does by itself, and what it holds until then, is as ever. */
function leavePage(html: string, settings: Settings): FinishedPage {
  const page = dom.parse(html);
  const links = dom.elements(page).filter((link) => dom.attribute(link, 'rel') === 'stylesheet');
  const css = links.map((link) => settings.readStyles(dom.attribute(link, 'href') ?? '')).join('');
  requireStyles(css, new Set(dom.elements(page).flatMap(marksOf)));
  return complete(page, { byItself: settings.byItself }, [], settings);
}

/** Puts into the page what every page has: the early script, first, what it reads, and the policy before it. */
function complete(page: dom.Document, held: Held, styles: string[], settings: Settings): FinishedPage {
  const { head, body } = dom.parts(page);
  dom.append(body, dom.create('script', { type: 'application/json', id: HELD_ID }, forScriptTag(held)));
  dom.append(body, dom.create('script', { type: 'speculationrules' }, settings.speculationRules));
  dom.prepend(head, dom.create('script', {}, settings.earlyScript));
  preloadFonts(head, styles.join(''));
  const scripts = [...inlineScripts(page).map(dom.text), settings.speculationRules];
  const policy = contentSecurityPolicy({ ...settings, scripts, styles });
  dom.prepend(head, dom.create('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }));
  // Within the first kilobyte, as browsers look for it there; the policy governs what follows.
  const charset = dom.elements(head).find((element) => dom.attribute(element, 'charset') !== undefined);
  if (charset) dom.remove(charset);
  dom.prepend(head, charset ?? dom.create('meta', { charset: 'utf-8' }));
  return { html: dom.serialize(page), scripts, styles };
}

/** Nothing here can allow it safely, and without it the page is not what was written. */
function forbidWhatThePolicyBlocks(page: dom.Document): void {
  for (const element of dom.elements(page)) {
    const { style, src } = dom.attributes(element);
    const isForeign = element.tagName === 'script' && src !== undefined && !/^\/(?!\/)/.test(src);
    if (style === undefined && element.tagName !== 'style' && !isForeign) continue;
    const what = isForeign ? 'is from another site' : 'has inline styles';
    throw new Error(
      `<${element.tagName}> ${what}, which the security policy forbids: ${JSON.stringify(dom.attributes(element))}`,
    );
  }
}

/**
 * Nothing is fetched for a disabled link, React finds it where it would else insert its own, and the early
 * script enables it later.
 */
function disabled(sheet: dom.Element, href: string): dom.Element {
  const { rel = '', 'data-precedence': order = '' } = dom.attributes(sheet);
  return dom.create('link', { rel, href, 'data-precedence': order, disabled: '' });
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
function preloadFonts(head: dom.Element, css: string): void {
  const fonts = new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address));
  for (const href of fonts) {
    const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
    dom.prepend(head, dom.create('link', preload));
  }
}

/** Every class of a page is from a style sheet: one that none names has lost its sheet, and would be shown bare. */
function requireStyles(css: string, marks: ReadonlySet<string>): void {
  const bare = [...marks].filter((mark) => mark.startsWith('.') && !css.includes(mark));
  if (bare.length > 0) {
    throw new Error(
      `its style sheets are empty or not all there: no rule speaks of ${bare.map((mark) => mark.slice(1)).join(', ')}`,
    );
  }
}

function pageRules(css: string, marks: ReadonlySet<string>): string {
  if (/url\((?!["']?(?:\/|data:|#))/.test(css)) {
    throw new UnknownExport('a style sheet with an address relative to itself');
  }
  if (/<\/style/i.test(css)) throw new UnknownExport('a style sheet that would end its own tag');
  return rulesFor(css, marks);
}

/** What the selectors of `rulesFor` may ask for. */
function marksOf(element: dom.Element): string[] {
  const { class: classes = '', ...others } = dom.attributes(element);
  const data = Object.entries(others).filter(([name]) => name.startsWith('data-'));
  return [
    ...(classes.match(/\S+/g) ?? []).map((name) => `.${name}`),
    ...data.flatMap(([name, value]) => [`[${name}]`, `[${name}=${value}]`]),
  ];
}

/** `<` could end the script tag. */
function forScriptTag(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
