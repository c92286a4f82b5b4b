import { NEEDS_SCRIPT, WITHOUT_SCRIPT } from './attributes';

/*
 * Spread on an element to show it only with script, or only without. The early script marks the page, and
 * `app/globals.css` has the rules; so a page whose scripts are refused or changed on the way is the page without script.
 */

/** Does nothing without the on-load script or a tool; hidden where these can't be had. */
export const needsScript = { [NEEDS_SCRIPT]: '' } as const;

/** Takes its place there. */
export const withoutScript = { [WITHOUT_SCRIPT]: '' } as const;

/** Needs no more than the early script. */
export const needsEarlyScript = { [NEEDS_SCRIPT]: 'early' } as const;

/** Takes the place of what not even the early script serves. */
export const withoutEarlyScript = { [WITHOUT_SCRIPT]: 'early' } as const;
