import { markByDay } from '@/components/calendar/deadline-cells';
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
for (const work of [openNamedPlace, () => markByDay(new Date()), trackFirstLoad]) setTimeout(work);
