import { followCase } from '@/page-scripts/case/follow-case';
import { markByDay } from '@/components/calendar/deadline-cells';
import { watchPresses } from '@/components/dom/after-press';
import { COPYRIGHT_YEAR, FALLBACK_SHOWN, LOGO, REVEAL } from '@/components/dom/attributes';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { loadMotion } from '@/components/dom/load-motion';
import { trackFirstLoad } from '@/lib/lead/first-load';
import { todayInBogota } from '@/lib/tax/dates';
import { answerInOldBrowsers } from './old-browsers';
import { keepNamedPlace, openNamedPlace } from './open-named-place';
import { answerPrinting } from './printing';
import { resendAfterBack } from './resend-after-back';

/** The on-load script's work for every page, but for its tools. */
export function runOnLoad(): void {
  resendAfterBack();
  watchPresses();
  const page = document.documentElement;
  // A tool that was given up by itself says so until it starts.
  if (page.hasAttribute(FALLBACK_SHOWN)) window.hideFallback?.(page);
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

/** Writes the current year in Colombia, so that 1 January needs no rebuild. */
function showCopyrightYear(): void {
  for (const shown of document.querySelectorAll(`[${COPYRIGHT_YEAR}]`)) {
    shown.textContent = todayInBogota().slice(0, 4);
  }
}

/** Marks the logos that have loaded; until then the organisation's name shows. */
function markLoadedLogos(): void {
  const mark = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.matches(`[${LOGO}]`))
      target.setAttribute(LOGO, 'loaded');
  };
  // Logos that loaded before this script.
  for (const logo of document.querySelectorAll<HTMLImageElement>(`img[${LOGO}]`)) {
    if (logo.naturalWidth > 0) mark(logo);
  }
  // An element's `load` neither bubbles nor reaches the window.
  document.addEventListener('load', ({ target }) => mark(target), true);
}
