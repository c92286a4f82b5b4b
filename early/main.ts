import { closePickedMenu } from './close-picked-menu';
import { holdActions } from './hold-actions';
import { holdFramework } from './hold-framework';
import { showDueNotices } from './notices';
import { answerPrinting } from './printing';
import { answerSpaceBar } from './space-bar';
import { installTrustedTypes } from './trusted-types';
import { answerYearTabs } from './year-tab';

/*
 * The early script: in every page, before anything else runs. It holds back the framework's own scripts, and
 * answers for them until they are there. In order:
 *   1. At parse: the page is complete, styles and all, by its HTML. What a visitor does from here on is held
 *      (hold-actions) if only script could answer it, and is a sign (hold-framework) that wakes the framework.
 *   2. Loaded and idle: by-itself.ts is fetched and runs (the visit's report, the day's marks); the rest is
 *      preloaded, at low priority.
 *   3. At the first sign, or the end of the press that it is, or after ten seconds: the other rules' sheets,
 *      the page's data, and the scripts, one after the other. React takes over the HTML as it stands.
 *   4. Each part, as it wakes, asks whether an action on it was held (lib/held-actions), and answers it.
 *   5. Where a script does not come, tried twice: held links lead where they lead, <noscript> is shown.
 * scripts/build compiles it and writes into each page what it is to fetch; docs/held-framework.md tells why.
 */
installTrustedTypes();
answerYearTabs();
showDueNotices();
answerPrinting();
answerSpaceBar();
closePickedMenu();
const actions = holdActions(() => framework.start());
const framework = holdFramework(() => actions.giveUp());
