/** Milliseconds after a finger is lifted in which its click comes, if it was a tap. */
const CLICK_MS = 300;

/** Milliseconds after which a press whose end was not reported counts as over. */
const LONGEST_PRESS_MS = 5_000;

/** What waits for the end of the press; `null` while nothing is pressed. */
let waiting: (() => void)[] | null = null;

/** Follows what the visitor presses, for `afterPress`. */
export function watchPresses(): void {
  const follow = (type: string, listener: () => void) => addEventListener(type, listener, true);
  follow('pointerdown', () => {
    waiting = [...(waiting ?? [])];
    endIn(LONGEST_PRESS_MS);
  });
  follow('pointerup', () => endIn(CLICK_MS));
  follow('pointercancel', () => endIn(0));
  // After the listeners of the pressed element.
  follow('click', () => endIn(0));
}

/** Ends the present press, unless it is over by then. */
function endIn(milliseconds: number): void {
  const press = waiting;
  setTimeout(() => {
    if (press === null || waiting !== press) return;
    waiting = null;
    for (const work of press) afterPress(work);
  }, milliseconds);
}

/**
 * Calls `work` once nothing is pressed; otherwise at once. A change that moves or replaces the pressed element would lose
 * its click, and fields lose the focus while a button is pressed.
 */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work);
  else work();
}
