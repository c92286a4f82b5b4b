import { followCase } from '@/components/case/follow-case';
import { keepMarked } from '@/components/calendar/deadline-cells';
import { markLoadedLogos } from '@/components/home/loaded-logos';
import { showCopyrightYear } from '@/components/layout/copyright-year';
import { trackFirstLoad } from '@/lib/lead/first-load';
import { answerInOldBrowsers } from './old-browsers';
import { closeFollowedList } from './close-followed-list';
import { startIslands } from './islands';
import { keepNamedPlace, openNamedPlace } from './open-named-place';
import { answerPrinting } from './printing';
import { installTrustedTypes } from './trusted-types';
import { playEntrances } from './play-entrances';

/* The on-load script: the work of every page soon after it has loaded and been painted. */
window.hideWaysOut?.(document.documentElement);
installTrustedTypes();
answerPrinting();
answerInOldBrowsers();
closeFollowedList();
followCase();
keepNamedPlace();
startIslands();
// Each runs in a task of its own, so that a tap in between is answered.
for (const work of [
  openNamedPlace,
  keepMarked,
  showCopyrightYear,
  markLoadedLogos,
  playEntrances,
  trackFirstLoad,
])
  setTimeout(work);
