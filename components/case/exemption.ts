import type { TaxStatus } from '@/content/tax-calendar/types';
import { seasons } from '@/lib/seasons';
import { checkFiling, type FilingAnswers } from '@/lib/tax/filing-check';
import type { Case } from './case';

/** Why the return of resident persons may not be the visitor's. */
export type Exemption = 'needNot' | Exclude<TaxStatus, 'ordinary'>;

/** The excuse that the answers of «¿Te toca?» about a tax year give; `undefined` if the return is due or isn't decided. */
export function exemptionOf({ years }: Case, taxYear: number): Exemption | undefined {
  const { thresholds = [] } = seasons.find((season) => season.taxYear === taxYear) ?? {};
  if (thresholds.length === 0) return undefined;
  const { verdict } = checkFiling(thresholds, (years[taxYear]?.answers ?? {}) as FilingAnswers);
  return verdict === 'needNot' || verdict === 'simple' || verdict === 'nonResident' ? verdict : undefined;
}
