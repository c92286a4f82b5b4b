/** Sets `--scrollbar` to the width of the scrollbar that a dialog is about to hide. */
export function measureScrollbar(): void {
  // An open modal has hidden it already.
  if (document.querySelector('dialog[open]')) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
}
