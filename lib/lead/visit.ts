import { basePath } from '@/lib/env';

/** In the tab's session storage, once its visit has been reported. */
const REPORTED = 'visit-reported';

/**
 * Whether this load is to be reported: a visit is, once, however the visitor moves in it. A new visit begins with
 * a reload, or with an address that was typed or followed from elsewhere; a link of the site, and the way back,
 * go on with the one under way, which is reported here if it was left before it could be. Asked only once the
 * page is shown; a second time it says no.
 */
export function isUnreportedVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = navigation?.type ?? 'navigate';
  const isNew = type === 'reload' || (type === 'navigate' && !isFromThisSite(document.referrer));
  try {
    // A link opened in a tab of its own finds none of what its visit has left in the other.
    const isUnderWay = history.length === 1 || sessionStorage.getItem(REPORTED) !== null;
    sessionStorage.setItem(REPORTED, '');
    return isNew || !isUnderWay;
  } catch {
    return isNew;
  }
}

function isFromThisSite(referrer: string): boolean {
  if (referrer === '') return false;
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin && `${pathname}/`.startsWith(`${basePath}/`);
}
