import { followCase } from '@/page-scripts/case/follow-case';
import { markByDay } from '@/components/calendar/deadline-cells';
import { watchPresses } from '@/components/dom/after-press';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { markLoadedLogos } from '@/components/home/loaded-logos';
import { showCopyrightYear } from '@/components/layout/copyright-year';
import { trackFirstLoad } from '@/lib/lead/first-load';
import { answerInOldBrowsers } from './old-browsers';
import { closeFollowedList } from './close-followed-list';
import { keepNamedPlace, openNamedPlace } from './open-named-place';
import { answerPrinting } from './printing';
import { installTrustedTypes } from './trusted-types';
import { playEntrances } from './play-entrances';

/** The on-load script's work for every page, but for its tools. */
export function runOnLoad(): void {
  watchPresses();
  window.hideWaysOut?.(document.documentElement);
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
