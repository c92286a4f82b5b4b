/** Milliseconds after which a page without a paint, such as one in a background tab, waits no longer. */
const LONGEST = 3_000;

/**
 * Calls `work` after the first paint with content, and again after three seconds. On a fast network the page is loaded
 * before it is painted, and what is fetched in between delays the paint.
 */
export function afterFirstPaint(work: () => void): void {
  setTimeout(work, LONGEST);
  const isContent = ({ name }: PerformanceEntry) => name === 'first-contentful-paint';
  if (!('PerformanceObserver' in window)) return;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isContent)) work();
  }).observe({ type: 'paint', buffered: true });
}
