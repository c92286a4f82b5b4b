import type { Data } from './schema';
import data from './seasons.json' with { type: 'json' };

/** A season as it is kept; its rows are computed in lib/seasons.ts. */
export type SeasonRecord = Data['seasons']['seasons'][number];

/** What moved dates after they were known: a day that became free, or a later date. */
export type SeasonChange = NonNullable<SeasonRecord['changes']>[number];

/** The value of the UVT in a calendar year. */
export type Uvt = Data['seasons']['uvt'][number];

export const { seasons: seasonRecords, uvt: uvts } = data as Data['seasons'];
