/** Acts by which visitors move on the page. */
const MOVES = ['pointerdown', 'click', 'wheel', 'keydown'];

/**
 * The place that the address names is jumped to, until the visitor moves: a smooth scroll that is still running when a
 * restored answer above the place appears would end beside it.
 */
export function jumpToNamedPlace(): void {
  if (location.hash === '') return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  const scrollSmoothly = () => style.removeProperty('scroll-behavior');
  for (const type of MOVES)
    addEventListener(type, scrollSmoothly, { capture: true, once: true, passive: true });
}
