import { uvts } from '@/content/season-records';
import type { ThresholdId } from '@/content/tax-calendar/types';
import { filingRules } from '@/lib/tax/thresholds';
import type { Cited } from './figure-sources';
import { sourceAddresses } from './text-links';

/** The resolution that sets a year's UVT; none where the owner's data names none. */
export function uvtSources(...years: readonly number[]): Cited[] {
  return uvts
    .filter(({ year }) => years.includes(year))
    .flatMap(({ resolution: norm }) => (norm ? [{ norm, url: sourceAddresses.get(norm) }] : []));
}

/** The norms of a tax year's limits in pesos: their articles, and the resolution of the UVT. */
export function limitSources(taxYear: number, ids?: readonly (ThresholdId | 'vat')[]): Cited[] {
  const limits = filingRules(taxYear).limits.filter(({ id }) => ids?.includes(id) ?? true);
  return limits.length > 0 ? [...limits.map(({ source }) => source), ...uvtSources(taxYear)] : [];
}
