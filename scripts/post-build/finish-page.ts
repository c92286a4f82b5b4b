import { ISLAND, PROPS } from '@/components/dom/attributes';
import { FILES_ID } from '@/components/dom/page-files';
import { YEARS_ID } from '@/components/tax-year/tax-year';
import { parse, runnableScripts, type Page } from './html';
import { parts as table } from './parts';

export type PageOptions = {
  /** Code of the early script, and of the one for a page with tax-year tabs. */
  readonly earlyScript: string;
  readonly yearsScript: string;
  /** Addresses of the files of each part of the site's script, its own first (`site-scripts.ts`). */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Reads the stylesheet at an address of the site. */
  readonly readStyles: (address: string) => string;
};

export type FinishedPage = {
  readonly html: string;
  /** Inline scripts and stylesheets, whose hashes the policy needs. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** Tags for programs that draw a preview of a link, which read only the start of a page. */
const CARD = ['title', 'meta[name=description]', 'meta[property^="og:"]', 'meta[name^="twitter:"]'];

/** Marks of content that React sent apart, for its scripts to put in place. */
const APART = /<!--\$[?~!]|<div hidden="" id="S:/;

/**
 * Makes an exported page ready to publish: complete HTML, nothing of Next's client, and nothing that the policy forbids.
 * @throws if the page can't be finished, or the policy would break it
 */
export function finishPage(html: string, options: PageOptions): FinishedPage {
  if (APART.test(html)) throw new Error('React sent content apart, which only its own scripts put in place');
  const page = parse(html);
  forbidWhatThePolicyBlocks(page);
  const sheets = page('link[rel=stylesheet]');
  const css = sheets
    .toArray()
    .map(({ attribs: { href = '' } }) => options.readStyles(href))
    .join('');
  if (/url\((?!["']?(?:\/|data:|#))/.test(css)) throw new Error('a style rule with a relative address');

  runnableScripts(page).remove();
  // The place where Next's client would put metadata that comes late.
  page('body > [hidden]:first-child:not(:has(*))').remove();
  // React separates texts by comments, which only the hydration of a tool needs.
  const comments = page('*')
    .contents()
    .filter((_, { nodeType }) => nodeType === 8);
  comments.filter((_, comment) => page(comment).closest(`[${PROPS}]`).length === 0).remove();
  // Next also preloads files of the not-found page in every page.
  page('link[rel=preload]').remove();
  const card = page(CARD.map((part) => `head > ${part}`).join());
  // Escapes `<`, which could end the script tag.
  const files = JSON.stringify(partsOf(page, options.parts)).replaceAll('<', '\\u003c');
  // The list comes before the body, so that a tap on a half-parsed page fetches what it needs.
  const list = create(page, 'script', { type: 'application/json', id: FILES_ID }, files);
  sheets.first().before(card, list, create(page, 'style', {}, css));
  sheets.remove();
  const [head, body] = [page('head'), page('body')];
  body.append(create(page, 'script', { type: 'speculationrules' }, speculationRules));
  const hasYears = page(`#${YEARS_ID}`).length > 0;
  head.prepend(create(page, 'script', {}, hasYears ? options.yearsScript : options.earlyScript));
  preloadFonts(page, css);
  // Browsers look for the charset in the first kilobyte.
  head.prepend(page('head > meta[charset]'));
  const inline = runnableScripts(page).not('[src]').toArray();
  const scripts = [...inline.map((script) => page(script).text()), speculationRules];
  return { html: page.html(), scripts, styles: [css] };
}

/** The parts that a page may fetch: those of its own tools, and those that are no tool. */
function partsOf(page: Page, parts: PageOptions['parts']) {
  const own = page(`[${ISLAND}]`)
    .toArray()
    .map(({ attribs }) => attribs[ISLAND] ?? '');
  const missing = own.filter((name) => !parts[name]);
  if (missing.length > 0) throw new Error(`no file for the tool ${missing.join(', ')} (site-scripts.ts)`);
  const kept = Object.entries(parts).filter(([name]) => !table[name]?.modules || own.includes(name));
  // Files that a page fetches beside the on-load script: React first, which is last in each list, then tool by tool.
  const untouched = page(`[${ISLAND}]:not(:has(dialog))`).toArray();
  const tools = untouched.flatMap(({ attribs }) => [...(parts[attribs[ISLAND] ?? ''] ?? [])].reverse());
  const others = tools.filter((file) => !parts.main?.includes(file));
  return { ...Object.fromEntries(kept), tools: [...new Set(others)] };
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

/** Throws for elements that the policy can't allow safely and without which the page would break. */
function forbidWhatThePolicyBlocks(page: Page): void {
  const foreign = page('script[src]').filter((_, { attribs }) => !/^\/(?!\/)/.test(attribs.src ?? ''));
  const [first] = page('[style], style').add(foreign).toArray();
  if (first) throw new Error(`the security policy forbids <${first.name} ${JSON.stringify(first.attribs)}>`);
}

/** Preloads the fonts, so that most text is painted in them from the start; otherwise browsers find them at layout. */
function preloadFonts(page: Page, css: string): void {
  const fonts = new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address));
  for (const href of fonts) {
    const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
    page('head').prepend(create(page, 'link', preload));
  }
}
