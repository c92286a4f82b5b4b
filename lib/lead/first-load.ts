import { post } from './api-client';

/** Reports a visit on its first page; the visitor sees nothing of a failure. */
export async function trackFirstLoad(): Promise<void> {
  if (!isUnreportedVisit()) return;
  const result = await post('/api/track', {});
  if (result.ok) return;
  const said = {
    unanswered: 'No se pudo enviar el tracking',
    refused: 'El tracking no respondió «ok»:',
  };
  console.error(said[result.reason], result.detail);
}

/** Key in the tab's session storage, set once the visit has been reported. */
const REPORTED = 'visit-reported';

/**
 * True if this load should be reported, which happens once per visit.
 * Reload, a typed address or a link from elsewhere begin a visit; links of the site and Back continue it.
 * A visit left before its report is reported by its next page.
 * Call it once the page is shown, and only once: a second call returns false.
 */
function isUnreportedVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = navigation?.type ?? 'navigate';
  const isNew =
    type === 'reload' || (type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`));
  try {
    // A new tab opened from a link has no session storage of the tab it came from.
    const isUnderWay = history.length === 1 || sessionStorage.getItem(REPORTED) !== null;
    sessionStorage.setItem(REPORTED, '');
    return isNew || !isUnderWay;
  } catch {
    return isNew;
  }
}
