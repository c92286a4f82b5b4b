import type { Season } from '@/content/seasons/types';
import { isComputed } from './season';

/** What a filing year still lacks: its season, the UVT of the limits or of the minimum penalty, the DIAN's dates. */
export type Lacking = 'season' | 'taxYearUvt' | 'filingYearUvt' | 'dates';

/** What a filing year still lacks, of what the DIAN publishes in the December before it. */
export function lackingOf(year: number, seasons: readonly Season[]): Lacking[] {
  const season = seasons.find((each) => each.year === year);
  if (!season) return ['season'];
  return [
    ...(season.uvt.taxYear === null ? (['taxYearUvt'] as const) : []),
    ...(season.uvt.filingYear === null ? (['filingYearUvt'] as const) : []),
    ...(isComputed(season) ? (['dates'] as const) : []),
  ];
}
