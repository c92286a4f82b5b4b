import { loadMotion } from '@/components/dom/load-motion';

/** Plays entrances from the first scroll on. Modals use the same framer-motion chunk for their exit. */
export function playEntrances(): void {
  window.motion = () => import('@/components/dom/motion');
  addEventListener('scroll', () => loadMotion(({ hideBelow }) => hideBelow()), { once: true, passive: true });
}
