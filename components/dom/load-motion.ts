import type * as motion from './motion';
import { whenSpare } from './when-idle';

type Motion = typeof motion;

declare global {
  interface Window {
    /** Imports framer-motion; set by the on-load script, so that its chunk serves the framework's code too. */
    motion?: () => Promise<Motion>;
  }
}

/**
 * Fetches framer-motion once the page is idle; never for visitors who prefer reduced motion or save data.
 * @param use called with the module; not called if the fetch fails
 */
export function loadMotion(use: (motion: Motion) => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  whenSpare(() => void window.motion?.().then(use, () => undefined));
}
