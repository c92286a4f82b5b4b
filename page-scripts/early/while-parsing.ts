/** Calls `update` now, and each time the parser has added HTML, before that HTML is painted. */
export function whileParsing(update: () => void): void {
  update();
  const observer = new MutationObserver(update);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
}
