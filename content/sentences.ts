import type { IsoDate } from './tax-calendar/types';

/**
 * The day on which a sentence of the pages last changed: of `content/*.ts`, or of the owner's texts as shipped. Whoever
 * takes over a newer version of the program has not read what changed in it, so no page is older than this day. Change it as
 * well when another tax rule changes what a page says. `npx jest quality/sentences` prints both values.
 */
export const sentences = {
  updated: '2026-11-27',
  fingerprint: '56127133cbf1',
} as const satisfies { updated: IsoDate; fingerprint: string };
