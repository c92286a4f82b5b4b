import type { Threshold } from '@/content/tax-calendar/types';
import { cleanText } from '@/lib/clean-text';
import { sourced } from './source';

/**
 * Amounts in Colombian pesos, read in the ways people type them and written in one.
 */

type AmountProblem =
  /** The text is not a number. */
  | 'unreadable'
  /**
   * The text has two readings that differ by a factor of a thousand or more: `65,891 millones`, `65 millones
   * 500`.
   */
  | 'ambiguous'
  | 'negative'
  | 'too-large'
  /** The amount is in another currency. */
  | 'foreign';

export type ParsedAmount =
  /**
   * `period`: the visitor said that the figure is a year's, or a month's or fortnight's (both `month`), which is multiplied.
   * `hasBenefits`: they said that the salary has prestaciones, or that it has none.
   */
  | {
      readonly ok: true;
      readonly pesos: number;
      readonly period?: 'year' | 'month';
      readonly hasBenefits?: boolean;
    }
  | { readonly ok: false; readonly reason: AmountProblem }
  /**
   * `unit`: decimals on a number too small to be pesos, `65,5`. `unlikely`: too small for what is asked. `millions`
   * is the same figure in pesos if it was meant in millions, where that makes sense. `monthly`: it may be a month's
   * or a fortnight's. `benefits`: a year of it is below the limit, and with prestaciones is not.
   */
  | {
      readonly ok: false;
      readonly reason: 'unit' | 'unlikely' | 'monthly' | 'benefits';
      readonly figure: number;
      readonly millions?: number;
    };

/**
 * Pesos. The smallest plausible amount of a year's income, purchases or assets; a smaller one is questioned.
 */
export const MIN_YEAR_AMOUNT = 500_000;
/** Pesos. Returns are filled in to the thousand (Estatuto Tributario, article 577). */
export const MIN_TAX = 1_000;

/**
 * A year of a salary with prestaciones, in months: twelve, the prima and the cesantías of a month each (Código Sustantivo
 * del Trabajo, articles 306 and 249), and the cesantías' interest of 12 %.
 */
export const salary = sourced({ months: 14.12 }, { months: 'Ley 52 de 1975' });

/** The part of twelve months' salary that prestaciones add. */
const PRESTACIONES = salary.months / 12 - 1;

/** A figure up to this part of its year's limit may be a month's or a fortnight's. */
const MONTHLY_PART = 1 / 3;
/** Fortnights of a year, the most payments that a figure is multiplied by: `x 26` is not read. */
const FORTNIGHTS = 24;
/** Matches what multiplies a term: `x 12`, `* 12 meses`, `por 24 quincenas`; or `12 x` before it. */
const TIMES = / ?(?:[x×*]|por) ?(\d{1,2})(?: (?:mes(?:es)?|quincenas?))?$|^(\d{1,2}) ?[x×*] ?(?=\d)/;
/** Matches the words for a month, a fortnight and a year at the end of a term. */
const MONTHLY = / ?\/ ?mes$| (?:al|por|cada) mes$| mensual(?:es)?$/;
const FORTNIGHTLY = / (?:a la|por|cada) quincena$| quincenal(?:es)?$/;
const YEARLY = / (?:al|por|en el|en todo el|todo el) ano$| anual(?:es)?$/;
/** Matches what says at the end of a term whether a salary has prestaciones: `con prestaciones`, `más prima y cesantías`. */
const BENEFITS =
  /,? (con|mas|sin) (?:las )?(?:prestaciones|(?:primas?|cesantias)(?: y (?:primas?|cesantias))?)$/;
/** Matches what stands between the terms of a sum. */
const PLUS = /\+| mas (?!(?:las )?(?:prestaciones|primas?|cesantias)(?![a-z]))/;

/** A smaller term in a sum of pesos is probably in another unit: `36 + 32.500.000`. */
const MIN_TERM = 100_000;
/** Ten million million pesos: beyond any visitor's amount, with multiples that are still exact integers. */
const LARGEST = 1e13;

/** Pesos of a unit; every other one is a million. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  mil: 1e3,
  'mil millones': 1e9,
};
/** Matches a unit in a term whose white space is single spaces. */
const UNIT = / ?(mil millones|millones|millon|mill|mil|palos?|mm|m)(?![a-z]) ?(?:y )?/;
const MILLIONS = /\d ?(?:millones|millon|mill|palos?|mm|m)(?![a-z])/;
/** Matches the half of «2 millones y medio». */
const AND_A_HALF = /^(\d+) ?(millon|millones|palos?) y medio(?![a-z])/;
/** A number that means millions beside a term in millions: `45 + 30 millones`. */
const BARE = /^\d{1,3}(?:[.,]\d{1,2})?$/;

const NOTHING = new Set(['', '-', 'no', 'no tengo', 'n/a', 'nada', 'ninguno', 'ninguna', 'cero']);

const FOREIGN =
  /(?:^|[^a-z])(?:u\$[sd]?|us\$?|usd[ct]?|eur|gbp|cad|mxn|clp|brl|btc|dolar(?:es)?|dollars?|euros?|libras?|bolivares|soles|reales|bitcoins?|pesos (?:mexicanos|chilenos|argentinos|dominicanos))(?![a-z])|[€£¥₿]/;

/**
 * Matches names of the peso: `COP`, `m/cte`, `pesos colombianos`. `$` is left out, since dollars use it too.
 */
const PESOS =
  /(^|[^a-z])(?:cop|col(?=\$)|m\/?cte|m\/[cl]|moneda (?:corriente|legal|nacional|colombiana)|(?:de )?pesos?(?: colombianos)?)(?![a-z])/g;

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
  // `65.891,000`: which of the two is the decimal mark? `65 891.000`: one number or two?
  if ([' ', '.', ','].filter((one) => grouped.includes(one)).length > 1) return fails('ambiguous');
  // `65,891 millones`: 65 million in Colombian writing, 65 thousand million in English writing.
  if (unit > 1 && grouped.includes(',')) return fails('ambiguous');

  const value = Number(`${grouped.replace(/\D/g, '')}.${decimals}`);
  if (mark !== undefined && unit === 1 && value > 0 && value < 1000)
    return { ok: false, reason: 'unit', figure: value, millions: Math.round(value * 1e6) };
  return { ok: true, pesos: Math.round(value * unit) };
}

/** One term of a sum: «65 millones 891 mil» is number, unit, number, unit. */
function parseTerm(text: string): ParsedAmount {
  const pieces = text.split(UNIT);
  let total = 0;
  let lastUnit = Infinity;
  for (let index = 0; index < pieces.length; index += 2) {
    const number = pieces[index] ?? '';
    const isRest = index === pieces.length - 1;
    if (isRest && number === '' && index > 0) break;

    const unit = UNITS[pieces[index + 1] ?? ''] ?? 1e6;
    const parsed = parseNumber(number, unit);
    if (!parsed.ok) return parsed;
    if (unit >= lastUnit) return fails('unreadable');
    // «65 millones 500» is ambiguous: 500 may be pesos or thousands.
    if (index > 0 && isRest && parsed.pesos < lastUnit / 1000) return fails('ambiguous');

    total += parsed.pesos;
    lastUnit = unit;
  }
  return { ok: true, pesos: total };
}

/**
 * Reads an amount of pesos as typed or pasted.
 * Separators: `65'891.000`, `65.891.000`, `65,891,000`, `$ 65.891.000`, `65.891.000 m/cte.`
 * Words: `65 millones`, `65,5 millones`, `2 millones y medio`, `70M`, `70 palos`, `1.200 millones`, `500 mil`, `65 millones 891 mil`.
 * Sums: `36.000.000 + 32.500.000`, `36 millones más 32 millones`, `45 + 30 millones`.
 * Months: `3.000.000 x 12`, `3 millones mensuales`, `3.000.000 al mes`; `40.000.000 al año` is a year's.
 * Fortnights: `1.500.000 x 24`, `1.500.000 quincenal`.
 * A month's salary `con prestaciones` counts 14.12 times, `sin prestaciones` twelve times; a fortnight's 28.24 and 24 times.
 * In a sum each salary may say so itself: `3.200.000 al mes con prestaciones + 30.000.000`.
 * An empty field or «no» is 0, and cents are rounded to the peso.
 * Never throws: an unreadable text returns its reason.
 * @param least the smallest amount but 0 that is taken without asking; with the word «pesos», any is taken
 * @param year the year's limit, for a figure that may be a month's or a fortnight's; without it nothing is asked about that.
 * An income may be a salary, which has prestaciones.
 */
export function parseAmount(typed: string, least = 0, year?: Pick<Threshold, 'id' | 'amount'>): ParsedAmount {
  const text = cleanText(typed)
    .toLowerCase()
    .replace(/['’‘´`]/g, "'") // Every apostrophe that keyboards have, which marks the millions in 65'891.000
    .normalize('NFD')
    .replace(/\p{Mn}/gu, ''); // Combining accents, as in «millón» and «dólares»
  if (NOTHING.has(text)) return { ok: true, pesos: 0 };
  if (FOREIGN.test(text)) return fails('foreign');
  if (/^[-−–] ?\d/.test(text)) return fails('negative');

  const saysPesos = text.search(PESOS) >= 0;
  const bare = text.replace(PESOS, '$1 ').replaceAll('$', ' ').trim();
  if (bare === '') return { ok: true, pesos: 0 };
  const isInMillions = MILLIONS.test(bare);
  const terms = bare
    .replace(/(?<![\s+])[\s+]+$/, '')
    .split(PLUS)
    // Removes a sentence's final mark, or the cents as written on cheques: `65.891.000.oo`.
    .map((term) =>
      term
        .replace(/(?<![\s.,;:!=–—-])[\s.,;:!=–—-]+$/, '')
        .replace(/[.,]oo$/, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(AND_A_HALF, '$1,5 $2'),
    )
    .map((term) => (isInMillions && BARE.test(term) ? `${term} millones` : term));

  const amounts: number[] = [];
  let period: 'year' | 'month' | undefined;
  // What is known at the end holds for each salary of which nothing is said itself.
  const [, atEnd] = BENEFITS.exec(terms.at(-1) ?? '') ?? [];
  const salaries: { benefits: string | undefined; ofYear: number }[] = [];
  for (const term of terms) {
    const [, benefits = atEnd] = BENEFITS.exec(term) ?? [];
    const { text: one, times, period: said } = periodOf(term.replace(BENEFITS, ''));
    const parsed = parseTerm(one);
    if (!parsed.ok) return parsed.reason === 'unit' && terms.length > 1 ? fails('ambiguous') : parsed;
    if (times === 0 || times > FORTNIGHTS) return fails('unreadable');
    if (said === 'month' && parsed.pesos > 0 && parsed.pesos < Math.min(MIN_TERM, least))
      return fails('ambiguous');
    period = said ?? period;
    amounts.push(parsed.pesos * times);
    if (said === 'month' && (times <= 12 || times === FORTNIGHTS))
      salaries.push({ benefits, ofYear: parsed.pesos * times });
  }
  /** Pesos that prestaciones add to the salaries of which this was said. */
  const added = (said?: string) =>
    Math.round(
      salaries.reduce((sum, { benefits, ofYear }) => sum + (benefits === said ? ofYear : 0), 0) *
        PRESTACIONES,
    );
  const total = amounts.reduce((sum, amount) => sum + amount, added('con') + added('mas'));
  if (total > LARGEST) return fails('too-large');
  const isUnlikely =
    total < least ||
    (amounts.length > 1 && amounts.some((one) => one > 0 && one < Math.min(MIN_TERM, least)));
  if (isUnlikely && !saysPesos && total > 0)
    return { ok: false, reason: 'unlikely', figure: total, millions: inMillions(terms, amounts) };
  if (year && !period && total >= MIN_YEAR_AMOUNT && total <= year.amount * MONTHLY_PART)
    return { ok: false, reason: 'monthly', figure: total };
  if (year?.id === 'income' && total < year.amount && total + added() >= year.amount)
    return { ok: false, reason: 'benefits', figure: total };
  const isSaid = salaries.length > 0 && salaries.every(({ benefits }) => benefits);
  const hasBenefits = salaries.every(({ benefits }) => benefits !== 'sin');
  return { ok: true, pesos: total, ...(period && { period }), ...(isSaid && { hasBenefits }) };
}

/** A term without what says how often it was paid, and how many times it counts. */
function periodOf(term: string): { text: string; times: number; period?: 'year' | 'month' } {
  const [, after, before] = TIMES.exec(term) ?? [];
  const counted = term.replace(TIMES, '');
  const one = counted.replace(MONTHLY, '').replace(FORTNIGHTLY, '');
  const times = after ?? before;
  if (times !== undefined || one !== counted)
    return {
      text: one,
      times: Number(times ?? (FORTNIGHTLY.test(counted) ? FORTNIGHTS : 12)),
      period: 'month',
    };
  const text = term.replace(YEARLY, '');
  return text === term ? { text, times: 1 } : { text, times: 1, period: 'year' };
}

/** Bare figures read as millions: 24 and 24.000 may both be 24 million. */
function inMillions(terms: readonly string[], amounts: readonly number[]): number | undefined {
  const scales = new Set(amounts.map((amount) => (amount < 1e3 ? 1e6 : amount < 1e6 ? 1e3 : 1)));
  const [scale = 1] = scales;
  if (scale === 1 || scales.size > 1 || terms.some((term) => UNIT.test(term))) return undefined;
  return amounts.reduce((sum, amount) => sum + amount, 0) * scale;
}

/** Returns are filled in to a multiple of so many pesos, and the DIAN publishes amounts in UVT so. */
export const rounding = sourced({ multiple: 1000 }, { multiple: 'artículo 577' });

/** The nearest thousand. */
export function toThousand(pesos: number): number {
  return Math.round(pesos / rounding.multiple) * rounding.multiple;
}

/**
 * Whole pesos: `$65.891.000`. `Intl` is not used because its Spanish differs between browsers (a space after the
 * sign, no point below 10.000).
 */
export function formatPesos(pesos: number): string {
  return `${pesos <= -0.5 ? '-' : ''}$${formatFigure(Math.abs(Math.round(pesos)))}`;
}

/** A number in Colombian notation: `2.500`, `0,5`. `Intl` is avoided as in `formatPesos`. */
export function formatFigure(figure: number): string {
  const [whole = '', decimals] = String(figure).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, '.'), decimals].filter(Boolean).join(',');
}
