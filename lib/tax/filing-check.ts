import type { TaxStatus, Threshold, ThresholdId } from '@/content/tax-calendar/types';

/**
 * A condition that makes filing mandatory: an amount over its limit, or being a VAT payer (responsable de
 * IVA) on 31 December.
 */
export type ConditionId = ThresholdId | 'vat';

export type Answer = 'yes' | 'no' | 'unknown';

/** A visitor's answers about the tax year; a missing condition is unanswered. */
export type FilingAnswers = Readonly<Partial<Record<ConditionId, Answer> & { status: TaxStatus }>>;

export type FilingResult =
  /** The conditions that are met, in the season's order. */
  | { readonly verdict: 'mustFile'; readonly met: readonly ConditionId[] }
  | { readonly verdict: 'needNot' }
  /** No condition is met, and these were answered «No sé». */
  | { readonly verdict: 'unknown'; readonly missing: readonly ConditionId[] }
  | { readonly verdict: 'pending'; readonly answered: number; readonly all: number }
  /** The limits do not apply to this taxpayer. */
  | { readonly verdict: Exclude<TaxStatus, 'ordinary'> };

/** The conditions of a season, in its order. */
export function conditionsOf(thresholds: readonly Threshold[]): readonly ConditionId[] {
  return [...thresholds.map(({ id }) => id), 'vat'];
}

/**
 * Decides if a natural person must file an income tax return. One met condition is enough; filing is not
 * required only if all are unmet. Source: Estatuto Tributario, articles 592 to 594-3.
 * @param thresholds of the season, in pesos; not empty
 */
export function checkFiling(
  thresholds: readonly Threshold[],
  { status = 'ordinary', ...conditions }: FilingAnswers,
): FilingResult {
  if (status !== 'ordinary') return { verdict: status };
  const all = conditionsOf(thresholds);
  const answeredBy = (answer: Answer) => all.filter((id) => conditions[id] === answer);
  const met = answeredBy('yes');
  if (met.length > 0) return { verdict: 'mustFile', met };
  const missing = answeredBy('unknown');
  const answered = missing.length + answeredBy('no').length;
  if (answered < all.length) return { verdict: 'pending', answered, all: all.length };
  return missing.length > 0 ? { verdict: 'unknown', missing } : { verdict: 'needNot' };
}

/**
 * An amount compared with its limit; at exact equality the operator decides, as the law words it.
 * @returns `distance` in pesos, negative below the limit
 */
export function measure({ amount: limit, operator }: Threshold, amount: number) {
  const distance = amount - limit;
  const reached = operator === '>=' ? distance >= 0 : distance > 0;
  return { reached, distance } as const;
}
