import { NEEDS_SCRIPT, WITHOUT_SCRIPT } from './attributes';

/*
 * Spread on an element to show it only with script, or only without. The early script marks the page, and
 * `app/globals.css` has the rules; where the browser refuses the scripts, nothing is marked and the page is the one
 * without script.
 */

/** For elements that need the on-load script or a tool; hidden where these fail to load. */
export const needsScript = { [NEEDS_SCRIPT]: '' } as const;

/** For the replacement of such an element. */
export const withoutScript = { [WITHOUT_SCRIPT]: '' } as const;

/** For elements that need only the early script. */
export const needsEarlyScript = { [NEEDS_SCRIPT]: 'early' } as const;

/** For the replacement of such an element, where not even the early script runs. */
export const withoutEarlyScript = { [WITHOUT_SCRIPT]: 'early' } as const;
