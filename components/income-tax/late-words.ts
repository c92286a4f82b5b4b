import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { penaltyRules } from '@/lib/tax/late-penalty';
import { uvtSources } from '@/lib/words/limit-sources';
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

/** The norms of the minimum penalty: how many UVT it is, and how many pesos those are. */
export function leastSources(uvtYear: number) {
  return [penaltyRules(uvtYear).sources.minimumUvt, ...uvtSources(uvtYear)];
}
