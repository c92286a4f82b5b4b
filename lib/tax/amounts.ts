/**
 * Amounts in Colombian pesos, read in the ways people type them and written in one.
 */

export type AmountProblem =
  /** Not a number. */
  | 'unreadable'
  /** Two readings, a factor of a thousand or more apart: `65,891 millones`, `65 millones 500`. */
  | 'ambiguous'
  /** Decimals on a number too small to be pesos, `65,5`: the word «millones» is missing. */
  | 'unit'
  | 'negative'
  | 'too-large';

export type ParsedAmount =
  { readonly ok: true; readonly pesos: number } | { readonly ok: false; readonly reason: AmountProblem };

/** Ten million million pesos: beyond any visitor's amount, with multiples that are still exact integers. */
const LARGEST = 1e13;

const UNITS: Readonly<Record<string, number>> = {
  mil: 1e3,
  millon: 1e6,
  millones: 1e6,
  'mil millones': 1e9,
};
const UNIT = /\s*(mil millones|millones|millon|mil)(?![a-z])\s*(?:y\s+)?/;

const NOTHING = new Set(['', '-', 'no', 'nada', 'ninguno', 'ninguna', 'cero']);

function fails(reason: AmountProblem): ParsedAmount {
  return { ok: false, reason };
}

/** One number without its unit. Between thousands: points, commas, apostrophes or spaces. */
function parseNumber(text: string, unit: number): ParsedAmount {
  const match = /^(\d{1,3}(?:[' .,]\d{3})+|\d+)(?:([.,])(\d{1,2}))?$/.exec(text);
  if (!match) return fails('unreadable');
  const [, grouped = '', mark, decimals = '0'] = match;

  // The mark before the decimals cannot also stand between the thousands.
  if (mark !== undefined && grouped.includes(mark)) return fails('unreadable');
  // `65.891,000`: which of the two is the decimal mark?
  if (grouped.includes('.') && grouped.includes(',')) return fails('ambiguous');
  // `65,891 millones`: 65 million in Colombian writing, 65 thousand million in English writing.
  if (unit > 1 && grouped.includes(',')) return fails('ambiguous');

  const value = Number(`${grouped.replace(/\D/g, '')}.${decimals}`);
  if (mark !== undefined && unit === 1 && value > 0 && value < 1000) return fails('unit');
  return { ok: true, pesos: Math.round(value * unit) };
}

/**
 * Reads an amount of pesos as typed.
 * Separators: `65'891.000`, `65.891.000`, `65,891,000`, `$ 65.891.000`.
 * Words: `65 millones`, `65,5 millones`, `1.200 millones`, `500 mil`, `65 millones 891 mil`.
 * An empty field or «no» is 0, and cents are rounded to the peso.
 * Never throws: an unreadable text returns its reason.
 */
export function parseAmount(typed: string): ParsedAmount {
  const text = typed
    .toLowerCase()
    .replace(/ó/g, 'o') // «millón»
    .replace(/['’‘´`]/g, "'") // the apostrophes that keyboards have; it marks the millions in 65'891.000
    .replace(/\$|\b(?:cop|de pesos|pesos?)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (NOTHING.has(text)) return { ok: true, pesos: 0 };
  if (/^[-−–] ?\d/.test(text)) return fails('negative');

  // number, unit, number, unit, …, number: «65 millones 891 mil» is [65, millones, 891, mil, ''].
  const pieces = text.split(UNIT);
  let total = 0;
  let lastUnit = Infinity;
  for (let index = 0; index < pieces.length; index += 2) {
    const number = pieces[index] ?? '';
    const isRest = index === pieces.length - 1;
    if (isRest && number === '' && index > 0) break;

    const unit = UNITS[pieces[index + 1] ?? ''] ?? 1;
    const parsed = parseNumber(number, unit);
    if (!parsed.ok) return parsed;
    if (unit >= lastUnit) return fails('unreadable');
    // «65 millones 500»: 500 pesos, or 500 thousand?
    if (index > 0 && isRest && parsed.pesos < lastUnit / 1000) return fails('ambiguous');

    total += parsed.pesos;
    lastUnit = unit;
  }
  return total > LARGEST ? fails('too-large') : { ok: true, pesos: total };
}

/**
 * The nearest thousand, as returns are filled in (Estatuto Tributario, article 577) and as the DIAN publishes
 * amounts in UVT (article 868).
 */
export function toThousand(pesos: number): number {
  return Math.round(pesos / 1000) * 1000;
}

/**
 * Whole pesos: `$65.891.000`. `Intl` is not used because its Spanish differs between browsers (a space after the
 * sign, no point below 10.000).
 */
export function formatPesos(pesos: number): string {
  const digits = String(Math.abs(Math.round(pesos))).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${pesos <= -0.5 ? '-' : ''}$${digits}`;
}

/** `2.500` and `0,5`: by hand, as pesos are. */
export function formatFigure(figure: number): string {
  const [whole = '', decimals] = String(figure).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, '.'), decimals].filter(Boolean).join(',');
}
