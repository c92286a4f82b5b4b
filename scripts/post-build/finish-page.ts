import { DEFERRED_ID, type DeferredScripts, type Framework } from '../../early/deferred-scripts';
import { elements, parse, runnableScripts, type Page } from './html';
import { runInlineScripts } from './run-inline-scripts';

export type PageOptions = {
  /** Code of the early script. */
  readonly earlyScript: string;
  /** Address of the on-load script. */
  readonly onLoad: string;
  /** Chunks of the tools by form id; a page gets those of its own forms. */
  readonly tools: Framework['tools'];
  /** Reads the stylesheet at an address of the site. */
  readonly readStyles: (address: string) => string;
  /** Writes the page's data to a script named by its hash. @returns its address */
  readonly writeData: (script: string) => string;
};

export type FinishedPage = {
  readonly html: string;
  /** Inline scripts and stylesheets, whose hashes the policy needs. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/**
 * Makes an exported page ready to publish: complete HTML, a deferred framework, and nothing that the policy forbids.
 * @throws if the page can't be finished, or the policy would break it
 */
export function finishPage(html: string, options: PageOptions): FinishedPage {
  const exported = parse(html);
  forbidWhatThePolicyBlocks(exported);
  requireStyles(exported, options);
  // Only old browsers load the `nomodule` script.
  const tags = runnableScripts(exported).filter('[src]').not('[nomodule]');
  const inline = inlineScripts(exported);
  if (tags.length === 0 || inline.length === 0) throw new Error('no scripts, or no data');
  const css = sheetsOf(exported).map(options.readStyles).join('');
  if (/url\((?!["']?(?:\/|data:|#))/.test(css)) throw new Error('a style rule with a relative address');

  const addresses = tags.toArray().map(({ attribs: { src = '' } }) => src);
  const page = parse(runInlineScripts(html));
  runnableScripts(page).remove();
  // Removes the preloads of the not-found page's files, which Next adds to every page.
  page('link[rel=preload]').remove();
  const sheets = page('link[rel=stylesheet]');
  sheets.first().before(create(page, 'style', {}, css));
  // A disabled link fetches nothing, and React finds it instead of inserting its own.
  sheets.attr('disabled', '');
  // React's hints would fetch what the page already contains, and files that only the not-found page uses.
  const own = inline.map((script) => script.replace(/:HL\[(?:[^\]\\]|\\.)*\]\\n/g, ''));
  const chunks = [options.writeData(own.join(';\n')), ...addresses];
  const entry = chunks.pop() ?? '';
  const tools = Object.entries(options.tools).filter(([formId]) => page(`#${formId}`).length > 0);
  return complete(page, { chunks, entry, tools: Object.fromEntries(tools) }, [css], options);
}

/** Adds the early script and the JSON that it reads. */
function complete(page: Page, framework: Framework, styles: string[], options: PageOptions): FinishedPage {
  const [head, body] = [page('head'), page('body')];
  const scripts: DeferredScripts = { onLoad: options.onLoad, framework };
  // Escapes `<`, which could end the script tag.
  const data = JSON.stringify(scripts).replaceAll('<', '\\u003c');
  body.append(create(page, 'script', { type: 'application/json', id: DEFERRED_ID }, data));
  body.append(create(page, 'script', { type: 'speculationrules' }, speculationRules));
  head.prepend(create(page, 'script', {}, options.earlyScript));
  preloadFonts(page, styles.join(''));
  // Browsers look for the charset in the first kilobyte.
  head.prepend(page('head > meta[charset]'));
  return { html: page.html(), scripts: [...inlineScripts(page), speculationRules], styles };
}

/** Lets browsers prerender the page of a link that a visitor is about to follow, but no file (`.ics`) and not this page. */
const speculationRules = JSON.stringify({
  prerender: [
    { where: { selector_matches: '[href^="/"]:not([href*="."],[aria-current])' }, eagerness: 'moderate' },
  ],
});

function create(page: Page, name: string, attributes: Record<string, string>, text?: string) {
  const element = page(`<${name}>`).attr(attributes);
  return text === undefined ? element : element.text(text);
}

/** Code of the inline scripts that browsers run. */
function inlineScripts(page: Page): string[] {
  const inline = runnableScripts(page).not('[src]');
  return inline.toArray().map((script) => page(script).text());
}

/** Addresses of the page's stylesheets. */
function sheetsOf(page: Page): string[] {
  const links = page('link[rel=stylesheet]').toArray();
  return links.map(({ attribs: { href = '' } }) => href);
}

function classesIn(page: Page): ReadonlySet<string> {
  return new Set(elements(page).flatMap(({ attribs }) => attribs.class?.match(/\S+/g) ?? []));
}

/** Throws for elements that the policy can't allow safely and without which the page would break. */
function forbidWhatThePolicyBlocks(page: Page): void {
  const foreign = page('script[src]').filter((_, { attribs }) => !/^\/(?!\/)/.test(attribs.src ?? ''));
  const [first] = page('[style], style').add(foreign).toArray();
  if (first) throw new Error(`the security policy forbids <${first.name} ${JSON.stringify(first.attribs)}>`);
}

/** Throws for a class that no stylesheet has a rule for, because its element would be unstyled. */
function requireStyles(page: Page, { readStyles }: PageOptions): void {
  const css = sheetsOf(page).map(readStyles).join('');
  const bare = [...classesIn(page)].filter((name) => !css.includes(`.${name}`)).join(', ');
  if (bare) throw new Error(`none of its stylesheets has a rule for the class ${bare}`);
}

/** Preloads the fonts, so that most text is painted in them from the start; otherwise browsers find them at layout. */
function preloadFonts(page: Page, css: string): void {
  const fonts = new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address));
  for (const href of fonts) {
    const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
    page('head').prepend(create(page, 'link', preload));
  }
}
