import { CLOSES, OPENS, SERVICES_SHOWN } from '@/components/dom/attributes';
import { presetIn, setPreset, type ModalPreset } from '@/components/dom/modal-preset';
import { PRESET_GIVEN } from './trigger';

/** Opens and closes the page's modals by their buttons and by a press outside, from before hydration on. */
export function answerDialogButtons(): void {
  let ends: (EventTarget | null)[] = [];
  addEventListener('pointerdown', ({ target }) => (ends = [target]), true);
  addEventListener('pointerup', ({ target }) => ends.push(target), true);
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLElement>(`[${OPENS}]`);
      const opened = document.getElementById(button?.getAttribute(OPENS) ?? '');
      if (button && opened instanceof HTMLDialogElement) openDialog(opened, presetIn(button), button);
      // Dialogs are the end of the page, which may not be parsed yet: the press is repeated then.
      else if (button && document.readyState === 'loading')
        addEventListener('DOMContentLoaded', () => button.click(), { once: true });
      // The content fills the dialog, so a press on the dialog itself is outside. It begins and ends there; otherwise
      // selecting text would close the modal.
      const isOutside = target instanceof HTMLDialogElement && ends.every((end) => end === target);
      const dialog = target.closest('dialog');
      if (dialog?.open && (isOutside || target.closest(`[${CLOSES}]`))) requestClose(dialog);
    },
    true,
  );
}

/**
 * Opens a modal, or replaces the preset of an open one.
 * @param source the pressed button, which gets the focus back
 */
export function openDialog(dialog: HTMLDialogElement, preset: ModalPreset, source?: HTMLElement): void {
  setPreset(dialog, preset);
  dialog.opener = source;
  // The form may not be hydrated yet.
  const shown = dialog.querySelector(`[${SERVICES_SHOWN}]`);
  if (shown) shown.textContent = preset.services ?? '';
  dialog.dispatchEvent(new Event(PRESET_GIVEN));
  if (dialog.open) return;
  // Safari does not focus a clicked button, and closing the dialog returns the focus (seen before November 2026, version not noted; no test).
  source?.focus({ preventScroll: true });
  dialog.showModal();
  // The last element scrolls, and a reopened modal starts at its beginning.
  if (dialog.lastElementChild) dialog.lastElementChild.scrollTop = 0;
  // Screen readers then read the dialog's title, and no keyboard opens on phones. Orca 43 reads the whole dialog as one
  // sentence if the dialog itself has the focus (29 November 2026). Chromium gives the focus to the first button, whatever
  // `autofocus` says (seen before November 2026, version not noted; no test).
  dialog.querySelector('h2')?.focus({ preventScroll: true });
}

/** Closes a dialog unless a listener of its `cancel` event plays an exit animation first, as at Escape. */
export function requestClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
