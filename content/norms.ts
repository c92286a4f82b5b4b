import type { IsoDate } from './tax-calendar/types';

/** The norms that the figures of `lib/tax` come from, as its sources name them. The owner says which she has read. */
export const norms = [
  'artículo 206',
  'artículo 241',
  'artículo 336',
  'artículo 387',
  'artículo 577',
  'artículo 592',
  'artículo 594-3',
  'artículo 607',
  'artículo 639',
  'artículo 640',
  'artículo 641',
  'artículo 642',
  'artículo 717',
  'Ley 52 de 1975',
  'Ley 100 de 1993',
  'Ley 51 de 1983',
  'Ley 2578 de 2026',
  'Decreto 1778 de 2021',
  'Decreto 2487 de 2022',
  'Decreto 2229 de 2023',
  'Decreto 500 de 2024',
] as const;

/** A norm as sentences name it. */
export type Norm = (typeof norms)[number];

/** The DIAN's compilation of tax norms. */
export const compilation = 'https://normograma.dian.gov.co/dian/compilacion/docs';

/** The norm's address in the compilation. An article is one of the Estatuto Tributario. */
export function normAddress(norm: string): string {
  const [number = '', year] = norm.match(/\d[\d-]*/g) ?? [];
  const kind = norm.replace(/ .*/, '').toLowerCase();
  const file = year ? `${kind}_${number.padStart(4, '0')}_${year}.htm` : `estatuto_tributario.htm#${number}`;
  return `${compilation}/${file}`;
}

/**
 * How far changes of the law were searched. In November 2026: decrees, laws, bills, the UVT and the DIAN's extensions of
 * income tax, in stored press (until March 2026) and in public repositories that cite the DIAN's notes, laws and newspapers,
 * of which the newest, a catalogue of norms, is of this day. No norm was opened at the DIAN. Found: decretos 1226 and 1419
 * of 2026, bill 004/2026 Cámara, and that Ley 2578 is before the Constitutional Court; docs/es/por-confirmar.md lists them.
 */
export const lawSearchedUntil: IsoDate = '2026-10-10';
