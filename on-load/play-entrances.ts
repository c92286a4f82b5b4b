import { loadMotion } from '@/components/dom/load-motion';

/** Plays entrances from the first scroll on, by framer-motion, which modals use for their exit as well. */
export function playEntrances(): void {
  window.motion = () => import('@/components/dom/motion');
  addEventListener('scroll', () => loadMotion(({ hideBelow }) => hideBelow()), { once: true, passive: true });
}
