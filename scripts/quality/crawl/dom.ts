import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Document = Tree.Document;
export type Element = Tree.Element;

/** Every element inside a node, in document order; of one of these tags where some are named. */
export function elementsIn(node: Tree.Node, ...tags: readonly string[]): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const inside = elementsIn(child, ...tags);
    return tags.length === 0 || tags.includes(child.tagName) ? [child, ...inside] : inside;
  });
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of a node as it reads: white space closed up, scripts and styles left out. */
export function textOf(node: Tree.Node): string {
  return textsIn(node).join('').replace(/\s+/g, ' ').trim();
}

/** The same, in the pieces between the tags. */
export function textsIn(node: Tree.Node): string[] {
  if ('value' in node) return [node.value];
  if ('tagName' in node && ['script', 'style', 'template'].includes(node.tagName)) return [];
  return 'childNodes' in node ? node.childNodes.flatMap(textsIn) : [];
}

/** What a link or a button is called: its label, or its text with the pictures' descriptions. */
export function nameOf(element: Element): string {
  const alternatives = elementsIn(element, 'img').map((image) => attribute(image, 'alt') ?? '');
  return attribute(element, 'aria-label') ?? [textOf(element), ...alternatives].join(' ').trim();
}
