import { holdSubmits } from './hold-submits';
import { loadEarly } from './load-early';
import { showDueNotices } from './notices';
import { openModals } from './open-modals';
import { answerSpaceBar } from './space-bar';
import { answerYearTabs } from './year-tab';

/*
 * The early script: inline in every page, before anything else runs. It holds only what can't wait until the page has
 * loaded; the rest is in on-load.ts. In order:
 *   1. At parse: the page is complete by its HTML. The open year and due notices are shown, modals open at once, and a
 *      submit that only script can answer is held.
 *   2. On load, or at an earlier tap or key: on-load.ts is fetched. It reports the visit, marks the day, and starts the
 *      framework (framework.ts).
 *   3. Once hydrated and idle, the page fetches the code of its tools (components/ui/lazy-island).
 *      Each tool resumes a submit of its own that was held (lib/lead/early-submits).
 *      Listeners capture on the window, because React stops events in a part whose code is on its way.
 *   4. Where a script fails twice: triggers lead where they lead without script, and <noscript> is shown.
 */
answerYearTabs();
showDueNotices();
answerSpaceBar();
const modals = openModals();
const submits = holdSubmits();
loadEarly(() => {
  modals.giveUp();
  submits.giveUp();
});
