/**
 * Calls `callback` now, and when a hidden tab is shown again, because the day may have changed.
 * @returns a function that ends the calls
 */
export function watchBogotaDay(callback: (now: Date) => void): () => void {
  const update = () => {
    if (!document.hidden) callback(new Date());
  };
  document.addEventListener('visibilitychange', update);
  update();
  return () => document.removeEventListener('visibilitychange', update);
}
