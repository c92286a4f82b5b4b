/** A press may begin before this code is there, and end after it: its click is an intent too. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'] as const;

/**
 * Tells what the visitor reaches for, by pointer or keyboard, so that its code can come before it is needed.
 * @returns the function that ends it
 */
export function onIntent(reachFor: (target: Element) => void): () => void {
  const onEvent = ({ target }: Event) => {
    if (target instanceof Element) reachFor(target);
  };
  // On the window, on the way down: the early script, and React round what sleeps, let them go no further.
  const options = { capture: true, passive: true };
  for (const intent of INTENTS) addEventListener(intent, onEvent, options);
  return () => {
    for (const intent of INTENTS) removeEventListener(intent, onEvent, options);
  };
}
