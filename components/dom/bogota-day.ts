import { msUntilBogotaMidnight, todayInBogota } from '@/lib/tax/dates';

/**
 * Calls `callback` with today's date now, at each midnight in Colombia, and when a hidden tab is shown again.
 * @returns a function that ends the calls
 */
export function watchBogotaDay(callback: (today: ReturnType<typeof todayInBogota>) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const update = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const now = Date.now();
    timer = setTimeout(update, msUntilBogotaMidnight(now));
    callback(todayInBogota(now));
  };
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}
