import { normAddress, type Norm } from '@/content/norms';
import { figureSourcesWords } from '@/content/sources';
import { readNorms } from '@/content/season-records';
import type { Season } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import { fill } from './fill';
import type { TextPart } from './text-links';

/** The source beside a figure: one of the norms, or a source of the owner's data, which may lack the address. */
export type Cited = Norm | { readonly norm: string; readonly url?: string };

const { from, and, comma, read } = figureSourcesWords;

/**
 * «De dónde sale: artículo 641 (leído el 2 de diciembre de 2026) y artículo 639.» Each norm is a link and is named once;
 * nothing for no norm.
 */
export function figureSourceParts(of: readonly Cited[]): TextPart[] {
  const addresses = new Map<string, string | undefined>(
    of.map((one) => (typeof one === 'string' ? [one, normAddress(one)] : [one.norm, one.url])),
  );
  if (addresses.size === 0) return [];
  const parts = [...addresses].flatMap(([norm, href], at): TextPart[] => {
    const day = readNorms.find((one) => one.norm === norm)?.day;
    return [
      { text: at === 0 ? from : at === addresses.size - 1 ? and : comma },
      { text: fill(norm, {}), ...(href && { href }) },
      ...(day === undefined ? [] : [{ text: fill(read, { day: formatLong(day) }) }]),
    ];
  });
  return [...parts, { text: '.' }];
}

/** The DIAN's calendar of a season, or the decree from which its dates are computed. */
export function dateSources({ provenance: { source, url } }: Season): Cited[] {
  return [{ norm: source, url }];
}
