import type { Data } from './schema';
import data from './seasons.json' with { type: 'json' };

/** A season as stored; lib/seasons.ts computes its rows. */
export type SeasonRecord = Data['seasons']['seasons'][number];

/** A later change of dates: a day that became non-working, or dates that the DIAN moved. */
export type SeasonChange = NonNullable<SeasonRecord['changes']>[number];

/**
 * Deadlines that the DIAN extended while its own systems failed (article 579-2). The tables keep the date of the
 * calendar. 2024 is among them, which has no season.
 */
export type Contingency = NonNullable<Data['seasons']['contingencies']>[number];

/**
 * Dates of a filing year that a decree gave natural persons of some places: rows of two endings, for who answers its question
 * with «Sí». The tables keep the date of everybody else, which is never later. `since` is the day on which they came into the site.
 */
export type PlaceDates = NonNullable<Data['seasons']['placeDates']>[number];

const stored = data as Data['seasons'];

export const seasonRecords = stored.seasons;
export const uvts = stored.uvt;
// Webpack can't compile a destructured import with a default.
export const contingencies = stored.contingencies ?? [];
export const placeDates = stored.placeDates ?? [];

/** Norms in which somebody read the figures of the site, each with the day; the newest reading is first. */
export const readNorms = (stored.readNorms ?? [])
  .flatMap(({ day, norm, norms = [] }) => [norm, ...norms].map((each) => ({ norm: each, day })))
  .sort((a, b) => b.day.localeCompare(a.day));
