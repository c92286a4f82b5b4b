import type { Season, ThresholdId } from '@/content/seasons/types';
import { formatPesos } from './amounts';
import { formatDayMonth, formatLong } from './dates';
import { fill, type Words } from './fill';
import { minimumPenalty } from './late-penalty';

/** The tokens that sentences may use for the season they speak of. */
export const seasonTokens = [
  /** Year of filing, `2025`, and the year the return is about, `2024`. */
  'year',
  'taxYear',
  /** First and last deadline of natural persons: `12 de agosto de 2025`, `12 de agosto`. */
  'firstDate',
  'firstDayMonth',
  'lastDate',
  'lastDayMonth',
  /** UVT of the tax year, and the limits that follow from it, in pesos. */
  'uvt',
  'incomeLimit',
  'equityLimit',
  /** Least penalty settled in the filing year. */
  'minimumPenalty',
] as const;

export type SeasonToken = (typeof seasonTokens)[number];

/**
 * What each token stands for in a season. A token whose value is not known yet (the UVT of a
 * coming year) is left out, so that `fill` refuses the sentence and `fillIfKnown` drops it.
 */
export function seasonWords(season: Season): Words {
  const natural = season.groups.find(({ id }) => id === 'natural');
  const dates = natural?.installments[0]?.dates ?? [];
  const first = dates[0]?.date;
  const last = dates.at(-1)?.date;
  const limit = (id: ThresholdId) => season.thresholds.find((threshold) => threshold.id === id)?.amount;
  const pesos = (amount: number | null | undefined) => (amount == null ? undefined : formatPesos(amount));
  const { taxYear: uvt, filingYear } = season.uvt;

  const words: Record<SeasonToken, string | undefined> = {
    year: String(season.year),
    taxYear: String(season.taxYear),
    firstDate: first && formatLong(first),
    firstDayMonth: first && formatDayMonth(first),
    lastDate: last && formatLong(last),
    lastDayMonth: last && formatDayMonth(last),
    uvt: pesos(uvt),
    incomeLimit: pesos(limit('income')),
    equityLimit: pesos(limit('equity')),
    minimumPenalty: pesos(filingYear && minimumPenalty(filingYear)),
  };
  return Object.fromEntries(
    Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/**
 * Fills a sentence, or gives `null` when the season does not know yet one of its tokens:
 * the sentence is then left out rather than said with a gap.
 * @throws as `fill` does, for a token that no season has: that is a slip of the pen
 */
export function fillIfKnown(sentence: string, words: Words): string | null {
  const waits = seasonTokens.some((token) => !(token in words) && sentence.includes(`{${token}}`));
  return waits ? null : fill(sentence, words);
}
