/*
 * Runs in each measured page before anything else, and leaves what it sees among the page's own
 * performance entries: `paint`, an interaction's time to the next frame; `effect`, until its effect shows.
 */
let start = 0;

for (const type of ['pointerup', 'keydown']) {
  addEventListener(type, (event) => (start = event.timeStamp), true);
}

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    // Only what belongs to a tap or a key, not each move of a pointer.
    if (!('interactionId' in entry) || entry.interactionId === 0) continue;
    performance.measure('paint', { start: entry.startTime, duration: entry.duration });
  }
}).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));

addEventListener('await-effect', (event) => {
  const selector = String(/** @type {CustomEvent} */ (event).detail);
  const look = () => {
    const isSeen = start > 0 && document.querySelector(selector)?.checkVisibility();
    if (isSeen) performance.measure('effect', { start, end: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
