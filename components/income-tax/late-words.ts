import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/tax-calendar/types';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { penaltyRules } from '@/lib/tax/late-penalty';
import { uvtSources } from '@/lib/words/limit-sources';
import { fill } from '@/lib/words/fill';
import { penaltyWords } from '@/lib/words/penalty-words';
import type { FilingCase } from './late-outcome';

/** Values of the tokens in the sentences of an answer. */
export function wordsOf({ filing, taxYear, ending }: FilingCase) {
  const { year } = datePartsOf(filing.filed);
  return {
    ...penaltyWords(year),
    year: String(year),
    taxYear: String(taxYear),
    deadline: formatLong(filing.deadline),
    ending,
  };
}

/** Says what the minimum does at the turn of the year, or that it is an earlier year's. */
export function leastNote(uvtYear: number, filed: IsoDate): string {
  const { year } = datePartsOf(filed);
  const { rises, atLeast } = lateFilingWords.result;
  return uvtYear < year
    ? fill(atLeast, { uvtYear: String(uvtYear), year: String(year) })
    : fill(rises, { next: String(year + 1) });
}

/** The norms of the minimum penalty: how many UVT it is, and how many pesos those are. */
export function leastSources(uvtYear: number) {
  return [penaltyRules(uvtYear).sources.minimumUvt, ...uvtSources(uvtYear)];
}
