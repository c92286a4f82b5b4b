import { closePickedMenu } from './close-picked-menu';
import { holdActions } from './hold-actions';
import { holdFramework } from './hold-framework';
import { showDueNotices } from './notices';
import { openModals } from './open-modals';
import { answerPrinting } from './printing';
import { answerSpaceBar } from './space-bar';
import { installTrustedTypes } from './trusted-types';
import { answerYearTabs } from './year-tab';

/*
 * The early script: in every page, before anything else runs. It answers what can't wait for the framework, and holds
 * that back. In order:
 *   1. At parse: the page is complete, styles and all, by its HTML. A modal opens at once (open-modals); a submit that
 *      only script could answer is held (hold-actions). Either is a sign (hold-framework) that wakes the framework.
 *   2. Loaded and idle: by-itself.ts is fetched and runs (the visit's report, the day's marks); the framework is
 *      preloaded, at low priority.
 *   3. At a sign, or the end of the press that it is, or soon by itself: the other rules' sheets, the page's data, and
 *      the scripts, one after the other. React takes over the HTML as it stands.
 *   4. What only some visitors use comes after that, when the page is idle (components/ui/lazy-island). Each part, as
 *      it wakes, asks whether a submit of its was held (lib/lead/held-actions), and answers it.
 *   5. Where a script does not come, tried twice: triggers lead where they lead, <noscript> is shown.
 * scripts/build compiles it and writes into each page what it is to fetch; docs/held-framework.md tells why.
 */
installTrustedTypes();
answerYearTabs();
showDueNotices();
answerPrinting();
answerSpaceBar();
closePickedMenu();
const modals = openModals();
const actions = holdActions(() => framework.start());
const framework = holdFramework(() => {
  modals.giveUp();
  actions.giveUp();
});
