import { HELD_ID, type HeldFramework } from '../../early/held-framework';
import { completeBoundaries } from './complete-boundaries.mjs';
import { takeOutFramework } from './framework';
import * as dom from '../lib/html';
import { contentSecurityPolicy, type Sources } from './policy';
import { rulesFor } from './styles';
import { UnknownExport } from './unknown-export';

export type Settings = Omit<Sources, 'scripts' | 'styles'> & {
  /** The early script, compiled. */
  readonly earlyScript: string;
  /** Address of the first load's script. */
  readonly firstLoad: string;
  /** The style sheet at an address of the site. */
  readonly readStyles: (address: string) => string;
  /** Keeps the page's data in a file named by its content. @returns its address */
  readonly writeData: (data: string) => string;
};

export type FinishedPage = {
  readonly html: string;
  /** Its inline style sheet, for the policy in the header. */
  readonly style: string;
  /** The addresses of what it holds until later. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
};

/**
 * Makes an exported page ready to publish: what shows it is in it, what makes it respond comes
 * later, and its policy allows nothing else. Throws where the export is not as expected.
 */
export function finishPage(html: string, settings: Settings): FinishedPage {
  const page = dom.parse(completeBoundaries(html));
  const all = dom.elements(page);
  const head = all.find(({ tagName }) => tagName === 'head');
  const body = all.find(({ tagName }) => tagName === 'body');
  if (!head || !body) throw new UnknownExport('no head or body');
  forbidInlineStyles(all);

  const { scripts, data } = takeOutFramework(page);
  dropPicturePreloads(all);
  const sheets = deferStyles(page, head);
  const css = sheets.map(settings.readStyles).join('');
  const marks = new Set(all.flatMap(marksOf));
  requireStyles(css, marks);
  const style = pageRules(css, marks);
  const held: HeldFramework = {
    firstLoad: settings.firstLoad,
    data: settings.writeData(data),
    scripts,
  };

  dom.append(body, dom.create('script', { type: 'application/json', id: HELD_ID }, forScriptTag(held)));
  dom.append(head, dom.create('style', {}, style));
  dom.prepend(head, dom.create('script', {}, settings.earlyScript));
  preloadFonts(head, style);
  const policy = contentSecurityPolicy({ ...settings, scripts: [settings.earlyScript], styles: [style] });
  dom.prepend(head, dom.create('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }));
  // Within the first kilobyte, as browsers look for it there; the policy governs what follows.
  const charset = dom.elements(head).find((element) => dom.attribute(element, 'charset') !== undefined);
  if (!charset) throw new UnknownExport('no <meta charset>');
  dom.remove(charset);
  dom.prepend(head, charset);
  return { html: dom.serialize(page), style, scripts, sheets };
}

function forbidInlineStyles(all: readonly dom.Element[]): void {
  const styled = all.find(
    (element) => dom.attribute(element, 'style') !== undefined || element.tagName === 'style',
  );
  if (styled) {
    throw new Error(
      `<${styled.tagName}> has inline styles, which the security policy forbids: ${JSON.stringify(dom.attributes(styled))}`,
    );
  }
}

/**
 * The style sheets' links stay, at the head's end and disabled: nothing is fetched for them, React
 * finds them where it would else insert its own, and the early script enables them later.
 * @returns their addresses
 */
function deferStyles(page: dom.Document, head: dom.Element): string[] {
  const links = dom.elements(page).filter(({ tagName }) => tagName === 'link');
  const isSheet = (link: dom.Element) => dom.attribute(link, 'rel') === 'stylesheet';
  // What Next preloads for its own not-found page, on every page.
  const preloads = links.filter(
    (link) => dom.attribute(link, 'rel') === 'preload' && dom.attribute(link, 'as') === 'style',
  );
  const sheets = links.filter(isSheet);
  if (sheets.length === 0 || sheets.some((link) => dom.attribute(link, 'data-precedence') === undefined)) {
    throw new UnknownExport('no style sheets, or some React does not order (data-precedence)');
  }
  for (const preload of preloads) dom.remove(preload);
  for (const sheet of sheets) {
    dom.remove(sheet);
    sheet.attrs.push({ name: 'disabled', value: '' });
    dom.append(head, sheet);
  }
  return sheets.map((sheet) => dom.attribute(sheet, 'href') ?? '');
}

/** React preloads pictures, those of the not-found page on every page too; the browser finds a page's own as soon. */
function dropPicturePreloads(all: readonly dom.Element[]): void {
  for (const link of all) {
    const { rel, as } = dom.attributes(link);
    if (rel === 'preload' && as === 'image') dom.remove(link);
  }
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
