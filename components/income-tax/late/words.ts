import { lateFilingWords, placePenaltyWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/tax-calendar/types';
import { placedWords } from '@/lib/place-dates';
import { formatPesos } from '@/lib/tax/amounts';
import { datePartsOf, formatLong } from '@/lib/tax/dates';
import { latePenalty, penaltyRules, type LateFiling } from '@/lib/tax/late-penalty';
import type { PlacedDeadline } from '@/lib/tax/place-dates';
import { uvtSources } from '@/lib/words/limit-sources';
import { fill } from '@/lib/words/fill';
import type { FilingCase } from './outcome';

/** Values of the tokens in the sentences of an answer. */
export function wordsOf({ filing, taxYear, ending }: Pick<FilingCase, 'filing' | 'taxYear' | 'ending'>) {
  return { taxYear, ending, deadline: formatLong(filing.deadline) };
}

/** Says what the minimum does at the turn of the year, or that it is an earlier year's. */
export function leastNote(uvtYear: number, filed: IsoDate): string {
  const { year } = datePartsOf(filed);
  const { rises, atLeast } = lateFilingWords.result;
  return uvtYear < year ? fill(atLeast, { uvtYear, year }) : fill(rises, { next: year + 1 });
}

/** The norms of the minimum penalty: how many UVT it is, and how many pesos those are. */
export function leastSources(uvtYear: number) {
  return [penaltyRules(uvtYear).sources.minimumUvt, ...uvtSources(uvtYear)];
}

/**
 * Says from which day the delay counts, and delay and penalty from the other day while that may count; '' where the decree doesn't
 * apply.
 * @param late filed on the day of the answer; its deadline is not read
 * @param isUnknown an amount is unknown, so only the months are certain
 */
export function placedPenaltyWords(placed: PlacedDeadline, late: LateFiling, isUnknown: boolean): string {
  const { count } = placePenaltyWords;
  const counted = placed.other === null ? undefined : countedFrom(placed.other, late);
  const kind = isUnknown ? 'unknown' : counted?.isReduced ? 'reduced' : 'exact';
  return placedWords(placePenaltyWords, placed, counted ? fill(count[kind], counted.words) : count.inTime);
}

/** Delay and penalty of a return as counted from another deadline; `undefined` where it would be in time. */
export function countedFrom(deadline: IsoDate, filing: LateFiling) {
  const counted = latePenalty({ ...filing, deadline });
  if (!counted) return undefined;
  const { months, penalty, reduced } = counted;
  const { month, months: several } = placePenaltyWords;
  const words = {
    months: months === 1 ? month : fill(several, { count: months }),
    penalty: formatPesos(penalty),
    half: formatPesos(reduced.half.amount),
  };
  return { penalty, isReduced: reduced.half.amount < penalty, words };
}
