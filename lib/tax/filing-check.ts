import type { TaxStatus, Threshold, ThresholdId } from '@/content/seasons/types';

export const taxStatuses = ['ordinary', 'simple', 'nonResident'] as const satisfies readonly TaxStatus[];

/** What a visitor answers about the tax year. Amounts are whole pesos; a missing one is 0. */
export type FilingAnswers = {
  readonly status: TaxStatus;
  readonly amounts: Readonly<Partial<Record<ThresholdId, number>>>;
  /** Whether they were VAT-responsible (responsable de IVA) on 31 December. */
  readonly vatResponsible: boolean;
};

export type ThresholdResult = {
  readonly threshold: Threshold;
  /** What the visitor answered, or 0. */
  readonly amount: number;
  /** Whether they answered nothing. */
  readonly isBlank: boolean;
  /** Whether this alone makes them file. */
  readonly reached: boolean;
  /** Pesos from the limit: negative below it, 0 at it, positive above. */
  readonly distance: number;
};

type FilingReason = ({ readonly kind: 'threshold' } & ThresholdResult) | { readonly kind: 'vat' };

export type FilingCheck = {
  /** `simple` and `nonResident`: the limits do not decide. */
  readonly verdict: 'mustFile' | 'needNot' | Exclude<TaxStatus, 'ordinary'>;
  /** Each condition that makes them file, in the order of the season's thresholds; empty when none does. */
  readonly reasons: readonly FilingReason[];
  /** Every threshold, reached or not, in the season's order. */
  readonly results: readonly ThresholdResult[];
  /** The amount nearest to its limit of those that do not reach it; `null` when all of those are 0. */
  readonly closest: ThresholdResult | null;
};

/**
 * Whether a natural person must file an income tax return: one condition is enough.
 * At exact equality the operator of each threshold decides, as the DIAN words it.
 * Source: Estatuto Tributario, articles 592 to 594-3; limits are UVT counts at the UVT of the tax year
 * (`content/seasons`).
 * @param thresholds those of the season; must not be empty (a season whose UVT is unknown cannot answer)
 */
export function checkFiling(thresholds: readonly Threshold[], answers: FilingAnswers): FilingCheck {
  const results = thresholds.map((threshold): ThresholdResult => {
    const given = answers.amounts[threshold.id];
    const amount = given ?? 0;
    const distance = amount - threshold.amount;
    const reached = threshold.operator === '>=' ? distance >= 0 : distance > 0;
    return { threshold, amount, isBlank: given === undefined, reached, distance };
  });

  const reasons: FilingReason[] = results
    .filter(({ reached }) => reached)
    .map((result) => ({ kind: 'threshold', ...result }));
  if (answers.vatResponsible) reasons.push({ kind: 'vat' });

  const closest = results
    .filter(({ reached, amount }) => !reached && amount > 0)
    .reduce<ThresholdResult | null>(
      (nearest, result) => (nearest && share(nearest) >= share(result) ? nearest : result),
      null,
    );
  const byLimits = reasons.length > 0 ? 'mustFile' : 'needNot';
  return { verdict: answers.status === 'ordinary' ? byLimits : answers.status, reasons, results, closest };
}

/** How much of its limit an amount fills: limits differ, so nearness is a proportion. */
function share({ amount, threshold }: ThresholdResult): number {
  return amount / threshold.amount;
}
