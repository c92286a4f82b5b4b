/**
 * Brings an answer into view if its beginning is outside the window, once no pointer is down, so that a tap doesn't miss;
 * not while a figure is being typed.
 * @param isDone the visitor has said that the figure is typed, by Enter
 */
export function bringIntoView(find: () => Element | null | undefined, isDone = false): void {
  const bring = () => {
    const isTyping = document.activeElement?.matches('input[type=text]');
    if (isDone || !isTyping) find()?.scrollIntoView({ block: 'nearest' });
  };
  if (document.querySelector(':active'))
    addEventListener('pointerup', () => setTimeout(bring), { once: true });
  else bring();
}
