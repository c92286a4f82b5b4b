import * as parse5 from 'parse5';
import { defaultTreeAdapter as tree, html, type DefaultTreeAdapterMap } from 'parse5';

export type Document = DefaultTreeAdapterMap['document'];
export type Element = DefaultTreeAdapterMap['element'];
export type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/** As a browser without script reads it: what stands in `<noscript>` counts too. */
const options = { scriptingEnabled: false };

export function parse(page: string): Document {
  return parse5.parse(page, options);
}

export function serialize(page: Document): string {
  return parse5.serialize(page, options);
}

/** Everything in the page, in its order. */
export function nodes(parent: Parent): Node[] {
  return tree
    .getChildNodes(parent)
    .flatMap((node) => [node, ...(tree.isElementNode(node) ? nodes(node) : [])]);
}

/** Every element of the page, in its order. */
export function elements(parent: Parent): Element[] {
  return nodes(parent).filter((node) => tree.isElementNode(node));
}

/** Where what the page needs, and what it shows, stands; parsing makes them where they are not written. */
export function parts(page: Document): { head: Element; body: Element } {
  const [head, body] = ['head', 'body'].map((name) => elements(page).find(({ tagName }) => tagName === name));
  if (!head || !body) throw new Error('A page of frames');
  return { head, body };
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

/** The text of a comment; of other nodes nothing. */
export function comment(node: Node): string | undefined {
  return tree.isCommentNode(node) ? node.data : undefined;
}

export function remove(node: Node): void {
  tree.detachNode(node);
}

export function replace(node: Node, others: readonly Node[]): void {
  const { parentNode } = node;
  if (!parentNode) throw new Error('Not in the page');
  for (const other of others) {
    tree.detachNode(other);
    tree.insertBefore(parentNode, other, node);
  }
  tree.detachNode(node);
}

export const createComment = tree.createCommentNode;

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
