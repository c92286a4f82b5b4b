/** Calls `work` once the next frame is painted, so that a tap's visible answer does not wait for it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Calls `work` when the browser is idle, after half a second at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback (November 2026). No test runs there.
  const later: typeof requestIdleCallback | undefined = window.requestIdleCallback;
  if (later) later(work, { timeout: 500 });
  else setTimeout(work, 200);
}

/** For optional fetches: calls `work` when idle, and never for a visitor who saves data. */
export function whenIdleUnlessSaveData(work: () => void): void {
  if (!navigator.connection?.saveData) whenIdle(work);
}

/** Calls `work` once: at the next tap, or when the signal is back. */
export function onNextTapOrOnline(work: () => void): void {
  const tried = new AbortController();
  for (const type of ['click', 'online'])
    addEventListener(
      type,
      () => {
        tried.abort();
        work();
      },
      { capture: true, signal: tried.signal },
    );
}
