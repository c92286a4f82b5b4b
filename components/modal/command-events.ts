import { SERVICES_SHOWN } from '@/components/dom/attributes';
import { presetIn, setPreset } from '@/components/dom/modal-preset';

/*
 * The browser itself opens and closes a dialog by its buttons' `command`. The early script gives the dialog the preset
 * of the button, from before hydration on.
 */

/** Listens for the `command` events of the page's dialogs. */
export function handleCommands(): void {
  addEventListener('command', onCommand, true);
}

/** Gives the dialog its button's preset, and shows the services in its form, which may not be hydrated yet. */
function onCommand(event: Event): void {
  const { target: dialog, source, command } = event as CommandEvent;
  if (command !== 'show-modal' || !(dialog instanceof HTMLDialogElement) || !(source instanceof HTMLElement))
    return;
  const preset = presetIn(source);
  setPreset(dialog, preset);
  // Safari does not focus a clicked button, and closing the dialog returns the focus.
  source.focus({ preventScroll: true });
  // Chromium gives the focus to the first button of an opened dialog, whatever `autofocus` says, so this comes later.
  setTimeout(() => dialog.focus({ preventScroll: true }));
  const shown = dialog.querySelector(`[${SERVICES_SHOWN}]`);
  if (shown) shown.textContent = preset.services ?? '';
}
