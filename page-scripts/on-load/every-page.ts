import { followCase } from '@/page-scripts/case/follow-case';
import { markByDay } from '@/components/calendar/deadline-cells';
import { watchPresses } from '@/components/dom/after-press';
import { REVEAL } from '@/components/dom/attributes';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { loadMotion } from '@/components/dom/load-motion';
import { markLoadedLogos } from '@/components/home/loaded-logos';
import { showCopyrightYear } from '@/components/layout/copyright-year';
import { trackFirstLoad } from '@/lib/lead/first-load';
import { answerInOldBrowsers } from './old-browsers';
import { keepNamedPlace, openNamedPlace } from './open-named-place';
import { answerPrinting } from './printing';
import { installTrustedTypes } from './trusted-types';

/** The on-load script's work for every page, but for its tools. */
export function runOnLoad(): void {
  watchPresses();
  window.hideFallback?.(document.documentElement);
  installTrustedTypes();
  answerPrinting();
  answerInOldBrowsers();
  closeFollowedList();
  followCase();
  keepNamedPlace();
  // Each runs in a task of its own, so that a tap in between is answered.
  for (const work of [
    openNamedPlace,
    () => watchBogotaDay(markByDay),
    showCopyrightYear,
    markLoadedLogos,
    playEntrances,
    trackFirstLoad,
  ])
    setTimeout(work);
}

/** Closes the menu or the WhatsApp list when one of its links is followed, so that it is closed after «Back», too. */
function closeFollowedList(): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  addEventListener('click', onClick, true);
}

/** Plays entrances from the first scroll on; the portrait's begins so near the fold that its code comes before. */
function playEntrances(): void {
  const load = () => loadMotion(({ hideBelow }) => hideBelow());
  if (document.querySelector(`[${REVEAL}=portrait]`)) load();
  else addEventListener('scroll', load, { once: true, passive: true });
}
