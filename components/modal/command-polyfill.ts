/*
 * What a button's `command` does, for code and for browsers without `command` or `closedby`, which alone fetch this
 * before the modals' code.
 */

declare global {
  interface Window {
    /** What was tapped last, until the on-load script answers taps. */
    tapped?: EventTarget | null;
  }
}

export function runCommand(dialog: HTMLDialogElement, command: string, source: HTMLElement): void {
  dialog.dispatchEvent(Object.assign(new Event('command'), { command, source }));
  if (command === 'request-close') requestClose(dialog);
  else if (!dialog.open) dialog.showModal();
}

/** Answers presses where the browser doesn't, the last one before this came too. */
export function polyfillCommands(): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    addEventListener('click', (event) => answerPress(event.target) && event.preventDefault(), true);
    answerPress(window.tapped);
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) answerPressOutside();
}

/** As `requestClose()`, which some browsers lack. */
function requestClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** @returns whether it was a button's with a `command` */
function answerPress(target: EventTarget | null | undefined): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>('[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return false;
  runCommand(dialog, button.getAttribute('command') ?? '', button);
  return true;
}

/** Both ends of the press must be outside, as selecting text closes nothing. */
function answerPressOutside(): void {
  let ends: (EventTarget | null)[] = [];
  addEventListener('pointerdown', ({ target }) => (ends = [target]), true);
  addEventListener('pointerup', ({ target }) => ends.push(target), true);
  addEventListener('click', ({ target }) => {
    // What a dialog shows covers it, so that its own clicks fall on its backdrop.
    if (target instanceof HTMLDialogElement && ends.every((end) => end === target)) requestClose(target);
  });
}
