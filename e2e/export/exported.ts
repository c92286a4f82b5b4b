import { readBuiltSite, type BuiltPage } from '@/scripts/quality/crawl/built-site';
import { attribute, elementsIn, nameOf, type Document, type Element } from '@/scripts/quality/crawl/dom';

/** The export that `npm run build` left, read once for all that is asked of it. */
export const exported = readBuiltSite('out');

/** Every page a visitor can meet, the one for addresses that are none included. */
export const everyPage: readonly BuiltPage[] = [...exported.pages, ...exported.notFound];

/** The document of a page by its path, or of the one for addresses that are none by its file. */
export function documentAt(path: string): Document {
  return found(
    everyPage.find((page) => page.path === path),
    `a page at ${path}`,
  ).document;
}

export function file(name: string): string {
  return found(exported.files.get(name), name).toString('utf8');
}

type Attributes = Readonly<Record<string, string>>;

/** The elements of a tag whose attributes have these values. */
export function all(within: Document | Element, tag: string, attributes: Attributes = {}): Element[] {
  return elementsIn(within, tag).filter((element) =>
    Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  );
}

/** The only such element. */
export function one(within: Document | Element, tag: string, attributes: Attributes = {}): Element {
  const [element, ...others] = all(within, tag, attributes);
  if (others.length > 0) throw new Error(`${others.length + 1} ${tag} ${JSON.stringify(attributes)}`);
  return found(element, `${tag} ${JSON.stringify(attributes)}`);
}

/** The links in it, as a visitor meets them: what they are called and where they lead. */
export function linksIn(within: Document | Element): [name: string, href: string | undefined][] {
  return elementsIn(within, 'a').map((link) => [nameOf(link), attribute(link, 'href')]);
}

/** The first link or button of this name. */
export function link(within: Document | Element, name: string): Element {
  return found(
    elementsIn(within, 'a').find((candidate) => nameOf(candidate) === name),
    `a link «${name}»`,
  );
}

export function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The export has no ${what}`);
  return value;
}
