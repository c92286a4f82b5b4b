import type { animate as Animate } from 'framer-motion/dom/mini';
import { loadMotion } from './load-motion';

const away = { opacity: 0, transform: 'scale(0.94)' };

let animate: typeof Animate | undefined;
const leaving = new Map<HTMLDialogElement, ReturnType<typeof Animate>>();

/** Fetches the animation of the way out, once a dialog is open; without it a dialog closes at once. */
export function loadExit(): void {
  loadMotion((motion) => (animate = motion.animate));
}

/** Closes a dialog after its way out; asked again meanwhile, at once. */
export function exitDialog(dialog: HTMLDialogElement): void {
  if (!animate || leaving.has(dialog) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return dialog.close();
  const wayOut = animate(dialog, away, { duration: 0.2, ease: 'easeOut' });
  leaving.set(dialog, wayOut);
  void wayOut.finished.then(() => {
    if (leaving.get(dialog) === wayOut) dialog.close();
  });
}

/** Ends the way out of a dialog that has closed, or is opened again. */
export function endExit(dialog: HTMLDialogElement): void {
  leaving.get(dialog)?.cancel();
  leaving.delete(dialog);
  dialog.removeAttribute('style');
}

/** The dialog that is open, and not about to close. */
export function openDialog(): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.find((dialog) => !leaving.has(dialog)) ?? null;
}
