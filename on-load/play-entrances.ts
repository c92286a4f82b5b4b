import { loadMotion } from '@/components/dom/load-motion';

/** Plays entrances from the first scroll on. */
export function playEntrances(): void {
  addEventListener('scroll', () => loadMotion(({ hideBelow }) => hideBelow()), { once: true, passive: true });
}
