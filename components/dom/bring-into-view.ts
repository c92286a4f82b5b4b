/** Pixels of an answer's last part that must be in view: a button, or the first lines of a message. */
const LAST_PX = 48;

/**
 * Brings an answer into view if it isn't, from its beginning to its last part, once nothing is pressed, so that a tap doesn't
 * miss; not while a figure is being typed. The first part from which all fits the window goes right under the header.
 * @param find question and answer from the top down; the last two are the answer's beginning and its last part
 * @param isDone the visitor has said that the figure is typed, by Enter
 */
export function bringIntoView(find: () => readonly (Element | null | undefined)[], isDone = false): void {
  if (document.querySelector(':active')) {
    requestAnimationFrame(() => bringIntoView(find, isDone));
    return;
  }
  if (!isDone && document.activeElement?.matches('input[type=text]')) return;
  const parts = find().filter((part) => part !== null && part !== undefined);
  const [answer, last] = parts.slice(-2);
  if (!answer || !last) return;
  const topOf = (part: Element) => part.getBoundingClientRect().top;
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // The height that an open keyboard leaves.
  const height = visualViewport?.height ?? innerHeight;
  const end = topOf(last) + LAST_PX;
  if (topOf(answer) >= header && end <= height) return;
  const first = parts.find((part) => end - topOf(part) <= height - header) ?? answer;
  first.scrollIntoView();
}
