import { afterPress } from './after-press';

/**
 * Brings an answer into view if its beginning is outside the window, once nothing is pressed; not while a figure is being
 * typed.
 * @param isDone the visitor has said that the figure is typed, by Enter
 */
export function bringIntoView(find: () => Element | null | undefined, isDone = false): void {
  afterPress(() => {
    const isTyping = document.activeElement?.matches('input[type=text]');
    if (isDone || !isTyping) find()?.scrollIntoView({ block: 'nearest' });
  });
}
