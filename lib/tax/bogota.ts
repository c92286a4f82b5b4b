/*
 * Apart from lib/dates: every page's footer tells the year, and what it needs for that is in everyone's first load.
 */

/** Milliseconds. Colombia has been at UTC−5 all year since 1993, so no time zone data is needed in the browser. */
export const BOGOTA_OFFSET_MS = -5 * 3_600_000;

/** The year it is in Colombia at an instant, whatever the time zone of the machine. */
export function yearInBogota(now: Date): number {
  return new Date(now.getTime() + BOGOTA_OFFSET_MS).getUTCFullYear();
}
