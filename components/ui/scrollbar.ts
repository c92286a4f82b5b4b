/** Tells the style sheets how wide the scrollbar is that a dialog is about to take away. */
export function measureScrollbar(): void {
  // With a modal open it is gone already.
  if (document.querySelector('dialog[open]')) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
}
