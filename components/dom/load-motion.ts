import type * as motion from './motion';
import { fetchPart } from './page-files';
import { whenIdleUnlessSaveData } from './later';

type Motion = typeof motion;

/**
 * Fetches framer-motion once the page is idle; never for visitors who prefer reduced motion or save data.
 * @param use called with the module; not called if the fetch fails
 */
export function loadMotion(use: (motion: Motion) => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  whenIdleUnlessSaveData(
    () =>
      void fetchPart('motion')
        .then(() => import('./motion'))
        .then(use, () => undefined),
  );
}
