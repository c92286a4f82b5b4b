/** Calls `update` each time the parser has added HTML, before that HTML is painted. */
export function whileParsing(update: () => void): void {
  const observer = new MutationObserver(update);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
}
