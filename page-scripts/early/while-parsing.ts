/** Calls `update` now, and each time the parser has added HTML, before that HTML is painted, until it returns true. */
export function whileParsing(update: () => unknown): void {
  if (update() === true) return;
  const observer = new MutationObserver(() => {
    if (update() === true) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
}
