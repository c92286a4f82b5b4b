import { setPreset } from '@/components/dom/modal-preset';
import { findDialog, type ModalId, type ModalPayload } from './modals';

/*
 * Polyfill of a button's `command` and a dialog's `closedby`, also used by `useModal()`. Only browsers without them load
 * it before the modals' chunk.
 */

/** Dispatches the `command` event and does what a browser does after it. */
export function runCommand(dialog: HTMLDialogElement, command: string, source: HTMLElement): void {
  dialog.dispatchEvent(Object.assign(new Event('command'), { command, source }));
  if (command === 'request-close') requestClose(dialog);
  else if (!dialog.open) dialog.showModal();
}

/**
 * Opens or closes a modal from code by simulating its button; an id that is not registered is ignored. No code of the
 * site needs it: the specification's `useModal()` does (§3, §8).
 */
export function press(id: ModalId, command: string, preset: ModalPayload = {}): void {
  const dialog = findDialog(id);
  const button = document.createElement('button');
  setPreset(button, preset);
  if (dialog) runCommand(dialog, command, button);
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
