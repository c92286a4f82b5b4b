import { measureScrollbar } from '@/components/dom/scrollbar';
import { GIVEN } from '@/components/contact/given';
import { hasDraft } from '@/lib/lead/draft-key';
import type { ModalPayload } from './modals';

/*
 * The browser opens and closes a dialog by its buttons' `command`. The early script adds the preset, and does the
 * rest where browsers don't.
 */

declare global {
  interface Window {
    /** The modal that is open, for a dialog that React builds anew. */
    openModal?: { id: string; payload: ModalPayload };
  }
}

/** Answers `command` events of the page's dialogs, from before hydration on. */
export function answerCommands(): void {
  addEventListener('command', prepare, true);
  addEventListener('toggle', scrollToStart, true);
  addEventListener('close', () => delete window.openModal, true);
  if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', answerPress, true);
  if (!('closedBy' in HTMLDialogElement.prototype)) answerPressOutside();
}

/** What the button of a `command` event gives the modal; nothing when it closes it. */
export function payloadOf(event: Event): ModalPayload | undefined {
  const { command, source } = event as CommandEvent;
  if (command !== 'show-modal' || !(source instanceof HTMLElement)) return;
  const { services, message } = source.dataset;
  return { services, message };
}

/** Does what a button's command does, for browsers without it and for code. */
export function invoke(dialog: HTMLDialogElement, command: string, source: HTMLElement): void {
  dialog.dispatchEvent(Object.assign(new Event('command'), { command, source }));
  if (command === 'request-close') requestClose(dialog);
  else if (!dialog.open) dialog.showModal();
}

/** As `requestClose()`, which some browsers lack. */
function requestClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** Writes the preset into the dialog's form, which may not be hydrated yet. */
function prepare(event: Event): void {
  const { target: dialog, source } = event as CommandEvent;
  const payload = payloadOf(event);
  if (!payload || !(dialog instanceof HTMLDialogElement)) return;
  window.openModal = { id: dialog.id, payload };
  const { services, message } = payload;
  // Safari does not focus a clicked button, and closing the dialog returns the focus.
  (source as HTMLElement).focus({ preventScroll: true });
  const given = dialog.querySelector(`[${GIVEN}]`);
  if (given) given.textContent = services ?? '';
  const field = dialog.querySelector('textarea');
  if (message && field?.value === '' && !hasDraft()) field.value = message;
  measureScrollbar();
}

/** A dialog opened again begins at its start; its last element is what scrolls. */
function scrollToStart({ target }: Event): void {
  if (target instanceof HTMLDialogElement) target.lastElementChild?.scrollTo(0, 0);
}

/** For browsers without `command`. */
function answerPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  invoke(dialog, button.getAttribute('command') ?? '', button);
}

/** For browsers without `closedby`: both ends of the press must be outside, as selecting text closes nothing. */
function answerPressOutside(): void {
  let ends: (EventTarget | null)[] = [];
  addEventListener('pointerdown', ({ target }) => (ends = [target]), true);
  addEventListener('pointerup', ({ target }) => ends.push(target), true);
  addEventListener('click', ({ target }) => {
    // What a dialog shows covers it, so that its own clicks fall on its backdrop.
    if (target instanceof HTMLDialogElement && ends.every((end) => end === target)) requestClose(target);
  });
}
