import { REVEAL } from '@/components/dom/attributes';
import { loadMotion } from '@/components/dom/load-motion';

/** Plays entrances from the first scroll on; the portrait's begins so near the fold that its code comes before. */
export function playEntrances(): void {
  const load = () => loadMotion(({ hideBelow }) => hideBelow());
  if (document.querySelector(`[${REVEAL}=portrait]`)) load();
  else addEventListener('scroll', load, { once: true, passive: true });
}
