/** Calls `update` now, and each time the parser has added HTML, before that HTML is painted, until it returns true. */
export function whileParsing(update: () => unknown): void {
  if (update() === true) return;
  const observer = new MutationObserver(() => {
    if (update() === true) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
}

/** True while the parser may still add the HTML's own text or options to an element: it holds the end of what is parsed. */
export function isOpen(element: Element): boolean {
  let end: Node = document;
  while (end.lastChild) end = end.lastChild;
  return element.contains(end);
}
