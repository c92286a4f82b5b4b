/*
 * Apart from dates.ts: the footer's year needs it in every page's first load.
 */

/** Milliseconds. Colombia has been at UTC−5 all year since 1993, so no time zone data is needed in the browser. */
export const BOGOTA_OFFSET_MS = -5 * 3_600_000;

/** The year in Colombia at an instant, whatever the machine's time zone. */
export function yearInBogota(now: Date): number {
  return new Date(now.getTime() + BOGOTA_OFFSET_MS).getUTCFullYear();
}
