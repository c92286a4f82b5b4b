import { msUntilBogotaMidnight } from '@/lib/tax/dates';

/**
 * Calls back now, at each midnight in Colombia, and when the tab is shown again (no timer runs while it is hidden).
 * @returns the function that stops it
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
