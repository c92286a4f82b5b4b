import { keepMarked } from '@/components/calendar/deadline-cells';
import { markLoadedLogos } from '@/components/home/loaded-logos';
import { showCurrentYear } from '@/components/layout/current-year';
import { playEntrances } from '@/components/ui/play-entrances';
import { trackFirstLoad } from '@/lib/lead/first-load';
import { closePickedMenu } from './close-picked-menu';
import { startFramework } from './framework';
import { openNamedPlace } from './open-place';
import { answerPrinting } from './printing';
import { installTrustedTypes } from './trusted-types';
import { followYearTabs } from './year-choice';

/* The on-load script: what a page does soon after it has loaded, whoever visits it. */
installTrustedTypes();
answerPrinting();
closePickedMenu();
followYearTabs();
startFramework();
// One task each, so that a tap between them is answered.
for (const work of [
  openNamedPlace,
  keepMarked,
  showCurrentYear,
  markLoadedLogos,
  playEntrances,
  trackFirstLoad,
])
  setTimeout(work);
