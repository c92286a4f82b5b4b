import { GIVEN } from './trigger';
import type { ModalPayload } from './modals';

/* The browser opens and closes a dialog by its buttons' `command`. The early script adds the preset. */

/** Answers `command` events of the page's dialogs, from before hydration on. */
export function handleCommands(): void {
  addEventListener('command', prepare, true);
}

/** The preset that a dialog, or a button that opens it, has in its attributes. */
export function presetIn({ dataset: { services, message } }: HTMLElement): ModalPayload {
  return { services, message };
}

/** Gives the dialog its button's preset; shows the services in its form, which may not be hydrated yet. */
function prepare(event: Event): void {
  const { target: dialog, source, command } = event as CommandEvent;
  if (command !== 'show-modal' || !(dialog instanceof HTMLDialogElement) || !(source instanceof HTMLElement))
    return;
  for (const name of ['services', 'message'] as const) {
    const given = source.dataset[name];
    if (given === undefined) delete dialog.dataset[name];
    else dialog.dataset[name] = given;
  }
  // Safari does not focus a clicked button, and closing the dialog returns the focus.
  source.focus({ preventScroll: true });
  const place = dialog.querySelector(`[${GIVEN}]`);
  if (place) place.textContent = dialog.dataset.services ?? '';
}
