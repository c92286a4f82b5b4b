import type { ThresholdId } from '@/content/tax-calendar/types';
import { formatPesos } from '@/lib/tax/amounts';
import { buildDay } from '@/lib/build-day';
import { formatLong } from '@/lib/tax/dates';
import { groupOf, windowOf } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { seasonWords } from '@/lib/words/season-words';

/** The season that the built site describes. The owner changes it each year, and the journeys follow. */
export const season = activeSeason();

/** The values that fill the season's sentences: `firstDayMonth`, `equityLimit` … */
export const words = seasonWords(season);

export const amountOf = (id: ThresholdId): number =>
  season.thresholds.find((threshold) => threshold.id === id)?.amount ?? NaN;

export const pesos = formatPesos;

/** The last day on which a company may pay its last installment. */
export const lastOfLegal = formatLong(windowOf(groupOf(season, 'legal')).last);

/** True if the last date of natural persons had passed when the site was built. */
export const isOver = buildDay() > windowOf(groupOf(season, 'natural')).last;
