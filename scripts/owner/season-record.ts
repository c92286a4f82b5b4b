import type { Data } from '@/content/schema';
import type { IsoDate } from '@/content/seasons/types';

/**
 * The data with a season more, and with its tax year's UVT where one is given.
 * @param uvt pesos; replaces the known value
 */
export function withSeason(
  { uvt: uvts, seasons }: Data['seasons'],
  { year, uvt, today }: { year: number; uvt?: number; today: IsoDate },
): Data['seasons'] {
  const taxYear = year - 1;
  const known = uvts.find((each) => each.year === taxYear);
  const others = uvts.filter((each) => each !== known);
  const isKnown = seasons.some((season) => season.year === year);
  return {
    uvt: uvt === undefined ? uvts : inOrder([...others, { ...known, year: taxYear, pesos: uvt }]),
    seasons: isKnown ? seasons : inOrder([...seasons, { year, updated: today }]),
  };
}

/** The text of `content/seasons.json`, as the editor writes it. */
export function seasonsText(data: Data['seasons']): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function inOrder<Item extends { readonly year: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => one.year - other.year);
}
