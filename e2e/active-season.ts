import type { ThresholdId } from '@/content/tax-calendar/types';
import { formatPesos } from '@/lib/tax/amounts';
import { formatLong } from '@/lib/tax/dates';
import { groupOf, windowOf } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { seasonWords } from '@/lib/words/season-words';

/** The season the built site speaks of: the owner moves it on, and the journeys go with it. */
export const season = activeSeason();

/** Its words, as sentences have them: `firstDayMonth`, `equityLimit` … */
export const words = seasonWords(season);

export const amountOf = (id: ThresholdId): number =>
  season.thresholds.find((threshold) => threshold.id === id)?.amount ?? NaN;

export const pesos = formatPesos;

/** The last day of the legal entities' last installment. */
export const lastOfLegal = formatLong(windowOf(groupOf(season, 'legal')).last);
