/** Calls after each piece of the page that the parser adds, before that piece is painted. */
export function whileParsing(update: () => void): void {
  const observer = new MutationObserver(update);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
}
