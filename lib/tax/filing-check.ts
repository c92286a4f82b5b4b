import type { TaxStatus, Threshold, ThresholdId } from '@/content/tax-calendar/types';

/**
 * A condition that makes filing mandatory: an amount over its limit, or being a VAT payer (responsable de
 * IVA) on 31 December.
 */
export type ConditionId = ThresholdId | 'vat';

export type Answer = 'yes' | 'no' | 'unknown';

/** A visitor's answers about the tax year; a missing condition is unanswered. */
export type FilingAnswers = Readonly<Partial<Record<ConditionId, Answer> & { status: TaxStatus }>>;

export type FilingResult = ReturnType<typeof checkFiling>;

/** For another status than `ordinary`, the limits do not apply. */
export type VerdictKind = 'mustFile' | 'needNot' | 'unknown' | Exclude<TaxStatus, 'ordinary'>;

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
) {
  const all = conditionsOf(thresholds);
  const answeredBy = (answer: Answer) => all.filter((id) => conditions[id] === answer);
  const met = answeredBy('yes');
  const missing = answeredBy('unknown');
  const left = all.filter((id) => conditions[id] === undefined).length;
  const decide = (): VerdictKind | 'pending' => {
    if (status !== 'ordinary') return status;
    if (met.length > 0) return 'mustFile';
    if (left > 0) return 'pending';
    return missing.length > 0 ? 'unknown' : 'needNot';
  };
  const verdict = decide();
  return {
    verdict,
    /** The conditions that oblige to file, in the season's order. */
    met: verdict === 'mustFile' ? met : [],
    /** The conditions answered «No sé», while none is met. */
    missing: verdict === 'unknown' ? missing : [],
    answered: all.length - left,
    all: all.length,
  };
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
