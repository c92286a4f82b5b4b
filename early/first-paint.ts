/** Milliseconds to wait for a first paint, which a background tab never has. */
const LONGEST = 3_000;

/**
 * Calls `work` after the first contentful paint, and again after three seconds. On a fast network the page loads before
 * that paint, and a fetch in between would delay it.
 */
export function afterFirstPaint(work: () => void): void {
  setTimeout(work, LONGEST);
  const isContent = ({ name }: PerformanceEntry) => name === 'first-contentful-paint';
  if (!('PerformanceObserver' in window)) return;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isContent)) work();
  }).observe({ type: 'paint', buffered: true });
}
