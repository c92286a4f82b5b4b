import { msUntilBogotaMidnight } from '@/lib/tax/dates';

/**
 * Calls `callback` now, at each midnight in Colombia, and when a hidden tab is shown again.
 * @returns a function that ends the calls
 */
export function watchBogotaDay(callback: (now: Date) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const update = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = new Date();
    timer = setTimeout(update, msUntilBogotaMidnight(now));
    callback(now);
  };
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}
