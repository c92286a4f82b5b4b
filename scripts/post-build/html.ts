import { load, type Cheerio, type CheerioAPI } from 'cheerio';

/** A parsed page, queried by selector: `page('main a')`. */
export type Page = CheerioAPI;

export type AnyNode = ReturnType<Cheerio<never>['contents']>[number];
export type Element = ReturnType<Cheerio<never>['children']>[number];

/** Parses like a browser without script: the content of `<noscript>` is HTML. */
export function parse(html: string): Page {
  return load(html, { scriptingEnabled: false });
}

/** All elements of a page, in document order. */
export function elements(page: Page): Element[] {
  return page<Element, string>('*').toArray();
}

/** The page's text nodes, without those of scripts and styles. */
export function textsOf(page: Page): string[] {
  const read = elements(page).filter(({ name }) => name !== 'script' && name !== 'style');
  return read.flatMap(({ children }) => children.flatMap((node) => (node.nodeType === 3 ? node.data : [])));
}

/** Scripts that a browser would run, so not JSON-LD. */
export function runnableScripts(page: Page): Cheerio<Element> {
  return page('script').filter((_, { attribs: { type = '' } }) =>
    /^(module|(text|application)\/javascript)?$/.test(type),
  );
}
