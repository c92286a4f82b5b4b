import type { Data } from './schema';
import data from './seasons.json' with { type: 'json' };

/** A season as stored; lib/seasons.ts computes its rows. */
export type SeasonRecord = Data['seasons']['seasons'][number];

/** A later change of dates: a day that became non-working, or dates that the DIAN moved. */
export type SeasonChange = NonNullable<SeasonRecord['changes']>[number];

/** The UVT of a calendar year, in pesos. */
export type Uvt = Data['seasons']['uvt'][number];

export const { seasons: seasonRecords, uvt: uvts } = data as Data['seasons'];
