import type { Season } from '@/content/tax-calendar/types';
import { groupOf, windowOf } from '@/lib/tax/deadlines';
import { seasonWords } from '@/lib/words/season-words';

export type FilingSeason = ReturnType<typeof filingSeason>;

/** The part of a season that the filing check needs; `abroadLimit` is the amount from which assets abroad are declared. */
export function filingSeason(season: Season) {
  const { year, taxYear, thresholds } = season;
  const { abroadLimit } = seasonWords(season);
  return { year, taxYear, thresholds, abroadLimit, lastDate: windowOf(groupOf(season, 'natural')).last };
}
