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
