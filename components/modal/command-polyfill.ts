/*
 * Polyfill of a button's `command` and a dialog's `closedby`, also used by `useModal()`. Only browsers without them load
 * it before the modals' chunk.
 */

declare global {
  interface Window {
    /** Target of the last tap, until the on-load script listens for taps. */
    tapped?: EventTarget | null;
  }
}

/** Dispatches the `command` event and does what a browser does after it. */
export function runCommand(dialog: HTMLDialogElement, command: string, source: HTMLElement): void {
  dialog.dispatchEvent(Object.assign(new Event('command'), { command, source }));
  if (command === 'request-close') requestClose(dialog);
  else if (!dialog.open) dialog.showModal();
}

/** Adds the features that the browser lacks, and answers the last tap from before this script. */
export function polyfillCommands(): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    addEventListener('click', (event) => answerPress(event.target) && event.preventDefault(), true);
    answerPress(window.tapped);
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) answerPressOutside();
}

/** Does what `dialog.requestClose()` does, which some browsers lack. */
function requestClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** Runs the `command` of a tapped button. @returns whether there was one */
function answerPress(target: EventTarget | null | undefined): boolean {
  const button = target instanceof Element ? target.closest<HTMLElement>('[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return false;
  runCommand(dialog, button.getAttribute('command') ?? '', button);
  return true;
}

/** Closes a dialog at a press that begins and ends outside, so that selecting text closes nothing. */
function answerPressOutside(): void {
  let ends: (EventTarget | null)[] = [];
  addEventListener('pointerdown', ({ target }) => (ends = [target]), true);
  addEventListener('pointerup', ({ target }) => ends.push(target), true);
  addEventListener('click', ({ target }) => {
    // The content fills the dialog, so a click whose target is the dialog is on the backdrop.
    if (target instanceof HTMLDialogElement && ends.every((end) => end === target)) requestClose(target);
  });
}
