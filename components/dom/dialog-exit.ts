import type { animate as Animate } from 'framer-motion/dom/mini';
import { loadMotion } from './load-motion';

const away = { opacity: 0, transform: 'scale(0.94)' };

let animate: typeof Animate | undefined;
const exits = new Map<HTMLDialogElement, ReturnType<typeof Animate>>();

/** Fetches the exit animation. Call it when a dialog opens; without the animation a dialog closes at once. */
export function loadExit(): void {
  loadMotion((motion) => (animate = motion.animate));
}

/** Plays the exit animation, then closes the dialog; a second call closes it immediately. */
export function exitDialog(dialog: HTMLDialogElement): void {
  if (!animate || exits.has(dialog) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return dialog.close();
  const exit = animate(dialog, away, { duration: 0.2, ease: 'easeOut' });
  exits.set(dialog, exit);
  void exit.finished.then(() => {
    if (exits.get(dialog) === exit) dialog.close();
  });
}

/** Cancels the exit animation of a dialog that has closed or is opened again. */
export function endExit(dialog: HTMLDialogElement): void {
  exits.get(dialog)?.cancel();
  exits.delete(dialog);
  dialog.removeAttribute('style');
}

/** The open dialog, unless its exit animation is playing. */
export function openDialog(): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  return open.find((dialog) => !exits.has(dialog)) ?? null;
}
