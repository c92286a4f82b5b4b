import * as parse5 from 'parse5';
import { defaultTreeAdapter as tree, html, type DefaultTreeAdapterMap } from 'parse5';

export type Document = DefaultTreeAdapterMap['document'];
export type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/** As a browser without script reads it: what stands in `<noscript>` counts too. */
const options = { scriptingEnabled: false };

export function parse(page: string): Document {
  return parse5.parse(page, options);
}

export function serialize(page: Document): string {
  return parse5.serialize(page, options);
}

/** Every element of the page, in its order. */
export function elements(parent: Parent): Element[] {
  return tree
    .getChildNodes(parent)
    .filter((node) => tree.isElementNode(node))
    .flatMap((element) => [element, ...elements(element)]);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function attributes(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

export function text(element: Element): string {
  return tree
    .getChildNodes(element)
    .map((node) => (tree.isTextNode(node) ? node.value : ''))
    .join('');
}

export function remove(element: Element): void {
  tree.detachNode(element);
}

export function create(tagName: string, given: Record<string, string>, content = ''): Element {
  const attrs = Object.entries(given).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  if (content !== '') tree.insertText(element, content);
  return element;
}

export function prepend(parent: Element, element: Element): void {
  const [first] = tree.getChildNodes(parent);
  if (first) tree.insertBefore(parent, element, first);
  else tree.appendChild(parent, element);
}

export function append(parent: Element, element: Element): void {
  tree.appendChild(parent, element);
}

export function insertBefore(element: Element, reference: Element): void {
  if (reference.parentNode) tree.insertBefore(reference.parentNode, element, reference);
}
