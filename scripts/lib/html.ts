import { load, type Cheerio, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** A page, asked by selectors: `page('main a')`. */
export type Page = CheerioAPI;

/** As a browser without script reads it: what stands in `<noscript>` counts too. */
export function parse(html: string): Page {
  return load(html, { scriptingEnabled: false });
}

/** Every element of the page, in its order. */
export function elements(page: Page): Element[] {
  return page<Element, string>('*').toArray();
}

/** The texts of the page, as they stand between its tags; of scripts and styles none. */
export function textsOf(page: Page): string[] {
  const read = elements(page).filter(({ name }) => name !== 'script' && name !== 'style');
  return read.flatMap(({ children }) => children.flatMap((node) => (node.nodeType === 3 ? node.data : [])));
}

/** The scripts that a browser would run: not JSON-LD and its like. */
export function runnableScripts(page: Page): Cheerio<Element> {
  return page('script').filter((_, { attribs: { type = '' } }) =>
    /^(module|(text|application)\/javascript)?$/.test(type),
  );
}
