import { lookupWords } from '@/content/lookup';
import { lateFilingWords } from '@/content/late-filing';
import { seasons } from '@/lib/seasons';
import type { Season, ThresholdId } from '@/content/seasons/types';
import { formatFigure, formatPesos, toThousand } from '@/lib/tax/amounts';
import { formatDayMonth, formatLong } from '@/lib/tax/dates';
import { fill, type Words } from './fill';
import { penaltyTokens, penaltyWords } from './penalty-words';
import { isComputed } from '@/lib/tax/season';
import { minimumPenalty, uvtOfYear } from '@/lib/tax/late-penalty';
import { filingRules } from '@/lib/tax/thresholds';

/** Tokens for the season a sentence speaks of. */
export const seasonTokens = [
  /** Filing year, `2025`, and tax year, `2024`. */
  'year',
  'taxYear',
  /** First and last deadline of natural persons: `12 de agosto de 2025`, `12 de agosto`. */
  'firstDate',
  'firstDayMonth',
  'lastDate',
  'lastDayMonth',
  /** UVT of the tax year, and the limits derived from it, in pesos. */
  'uvt',
  'incomeLimit',
  'equityLimit',
  /** Both limits rounded to the thousand, as the DIAN publishes them. */
  'incomeLimitRounded',
  'equityLimitRounded',
  /** `en 2026, $524.000`: minimum penalty of the latest year with a known UVT, in any season. */
  'latestMinimum',
  /** `2.000 UVT ($99.598.000)`: assets abroad that are declared apart, and a month's untaxed pension. */
  'abroadLimit',
  'pensionLimit',
  ...penaltyTokens,
  /** Only for computed dates: the note that says so. */
  'computedNote',
  /** Day of the last check of the season's file. */
  'updated',
] as const;

type SeasonToken = (typeof seasonTokens)[number];

/** The tokens of figures that a coming year may not have yet. */
type LateToken = 'uvt' | `${'income' | 'equity'}Limit${'' | 'Rounded'}` | 'latestMinimum' | 'computedNote';

/** What each token stands for in one season. */
export type SeasonWords = Readonly<
  Record<Exclude<SeasonToken, LateToken>, string> & Partial<Record<LateToken, string>>
>;

/**
 * Value of each token in a season.
 * An unknown value (a coming year's UVT) is omitted: `fill` then throws and `fillIfKnown` drops the sentence.
 */
export function seasonWords(season: Season): SeasonWords {
  const natural = season.groups.find(({ id }) => id === 'natural');
  const dates = natural?.installments[0]?.dates ?? [];
  const first = dates[0]?.date;
  const last = dates.at(-1)?.date;
  const limit = (id: ThresholdId) => season.thresholds.find((threshold) => threshold.id === id)?.amount;
  const rounded = (id: ThresholdId) => {
    const amount = limit(id);
    return amount === undefined ? undefined : toThousand(amount);
  };
  const pesos = (amount: number | null | undefined) => (amount == null ? undefined : formatPesos(amount));

  const rules = filingRules(season.taxYear);

  const settled = latestUvt();
  const latestMinimum =
    settled &&
    fill(lateFilingWords.minimumOf, {
      year: String(settled.year),
      amount: formatPesos(minimumPenalty(settled.year, settled.uvt)),
    });

  const words: Record<SeasonToken, string | undefined> = {
    year: String(season.year),
    taxYear: String(season.taxYear),
    firstDate: first && formatLong(first),
    firstDayMonth: first && formatDayMonth(first),
    lastDate: last && formatLong(last),
    lastDayMonth: last && formatDayMonth(last),
    uvt: pesos(season.uvt.taxYear),
    incomeLimit: pesos(limit('income')),
    equityLimit: pesos(limit('equity')),
    incomeLimitRounded: pesos(rounded('income')),
    equityLimitRounded: pesos(rounded('equity')),
    abroadLimit: inPesosToo(rules.abroadUvt, season.uvt.filingYear),
    pensionLimit: inPesosToo(rules.pensionUvt, season.uvt.taxYear),
    ...penaltyWords(settled?.year ?? season.year),
    latestMinimum,
    computedNote: isComputed(season) ? lookupWords.computed : undefined,
    updated: formatLong(season.updated),
  };
  return Object.fromEntries(
    Object.entries(words).filter(([, value]) => value !== undefined),
  ) as unknown as SeasonWords;
}

/** `2.000 UVT ($99.598.000)` */
function inPesosToo(count: number, uvt: number | null): string {
  const inUvt = `${formatFigure(count)} UVT`;
  return uvt === null ? inUvt : `${inUvt} (${formatPesos(count * uvt)})`;
}

/** Latest year with a known UVT: late returns are settled in it or after it. */
function latestUvt(): { year: number; uvt: number } | undefined {
  const years = seasons.map(({ year }) => year).sort((one, other) => other - one);
  for (const year of years) {
    const uvt = uvtOfYear(year, seasons);
    if (uvt !== null) return { year, uvt };
  }
  return undefined;
}

/**
 * Fills a sentence, or returns `null` while the season doesn't know one of its tokens.
 * @throws Error as `fill` does, for a token that no season has
 */
export function fillIfKnown(sentence: string, words: Words): string | null {
  const waits = seasonTokens.some((token) => !(token in words) && sentence.includes(`{${token}}`));
  return waits ? null : fill(sentence, words);
}
