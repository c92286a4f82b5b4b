import { figureSourcesWords } from '@/content/sources';
import { readNorms } from '@/content/season-records';
import type { Season } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import type { Source } from '@/lib/tax/source';
import { fill } from './fill';
import type { TextPart } from './text-links';

/** A norm beside a figure. In the owner's data it may lack the address. */
export type Cited = Pick<Source, 'norm'> & Partial<Source>;

const { from, and, comma, read } = figureSourcesWords;

/**
 * «De dónde sale: artículo 641 (leído el 2 de diciembre de 2026) y artículo 639.» Each norm is a link and is named once;
 * nothing for no norm.
 */
export function figureSourceParts(of: readonly Cited[]): TextPart[] {
  const each = of.filter((source, at) => of.findIndex(({ norm }) => norm === source.norm) === at);
  if (each.length === 0) return [];
  const parts = each.flatMap(({ norm, url }, at): TextPart[] => {
    const day = readNorms.find((one) => one.norm === norm)?.day;
    return [
      { text: at === 0 ? from : at === each.length - 1 ? and : comma },
      { text: fill(norm, {}), ...(url && { href: url }) },
      ...(day === undefined ? [] : [{ text: fill(read, { day: formatLong(day) }) }]),
    ];
  });
  return [...parts, { text: '.' }];
}

/** The DIAN's calendar of a season, or the decree from which its dates are computed. */
export function dateSources({ provenance: { source, url } }: Season): Cited[] {
  return [{ norm: source, url }];
}
