/**
 * Brings an answer into view if its beginning is outside the window, once nothing is pressed, so that a tap doesn't miss;
 * not while a figure is being typed.
 * @param isDone the visitor has said that the figure is typed, by Enter
 */
export function bringIntoView(find: () => Element | null | undefined, isDone = false): void {
  if (document.querySelector(':active')) {
    requestAnimationFrame(() => bringIntoView(find, isDone));
    return;
  }
  const isTyping = document.activeElement?.matches('input[type=text]');
  if (isDone || !isTyping) find()?.scrollIntoView({ block: 'nearest' });
}
