import { msUntilBogotaMidnight } from '@/lib/tax/dates';

/**
 * Calls back now, whenever the day changes in Colombia, and when the visitor comes back to the tab
 * (no timer runs while it is hidden).
 * @returns how to stop
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
