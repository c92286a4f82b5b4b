/** @jest-environment node */
import fc from 'fast-check';
import { caseRows } from '@/content/cases/rows';
import type { ThresholdId } from '@/content/tax-calendar/types';
import { formatPesos, MIN_TAX, MIN_YEAR_AMOUNT, parseAmount, type ParsedAmount } from './amounts';

/** Mark in content/cases/cifras.csv of a text that is not read as an amount. */
const problems = {
  'no se entiende': 'unreadable',
  'se lee de dos maneras': 'ambiguous',
  'falta la unidad': 'unit',
  'se pregunta': 'unlikely',
  'se pregunta si es de un mes': 'monthly',
  'se pregunta por prima y cesantías': 'benefits',
  'es de otra moneda': 'foreign',
  'es negativo': 'negative',
  'es demasiado': 'too-large',
} as const;

/** A parsed amount as a row of the table has it: what is read, and the same figure in millions. */
function asRow(parsed: ParsedAmount): string[] {
  if (parsed.ok) return [String(parsed.pesos), ''];
  const [said = ''] = Object.entries(problems).find(([, reason]) => reason === parsed.reason) ?? [];
  return [said, 'millions' in parsed ? String(parsed.millions ?? '') : ''];
}

describe('parseAmount', () => {
  const rows = caseRows('cifras').map((row) => Object.values(row));

  test.each([...rows, ...['', '   ', '\u00a0'].map((blank) => [blank, '0', ''])])(
    'the yearly amount «%s» is read as %s',
    (typed = '', read = '', millions = '', asIncome = '') => {
      expect(asRow(parseAmount(typed, MIN_YEAR_AMOUNT))).toEqual([read, millions]);
      const inYear = (id: ThresholdId) =>
        asRow(parseAmount(typed, MIN_YEAR_AMOUNT, { id, amount: 69_718_600 }));
      expect(inYear('income')).toEqual(asIncome ? [asIncome, ''] : [read, millions]);
      // Purchases, cards and deposits may be a month's too, but have no prestaciones.
      expect(inYear('purchases')).toEqual(asIncome.includes('de un mes') ? [asIncome, ''] : [read, millions]);
    },
  );

  test('a tax of 1.000 pesos is accepted, and one of 6 pesos is questioned', () => {
    expect(asRow(parseAmount('1000', MIN_TAX))).toEqual(['1000', '']);
    expect(asRow(parseAmount('6', MIN_TAX))).toEqual(['se pregunta', '6000000']);
  });

  test('any pasted text gives a whole, finite number or a reason', () => {
    const pieces = fc.constantFrom(..."0|1|9|000|.|,|'| |$|-|+|mil|millones|y|x|٣|ñ".split('|'));
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 7 }), (typed) => {
        const parsed = parseAmount(typed.join(''));
        return !parsed.ok || (Number.isSafeInteger(parsed.pesos) && parsed.pesos >= 0);
      }),
      { seed: 1, numRuns: 5000 },
    );
  });
});

describe('formatPesos', () => {
  test.each([
    [0, '$0'],
    [-0.2, '$0'],
    [999, '$999'],
    [1000, '$1.000'],
    [1_234_567_890_123, '$1.234.567.890.123'],
    [1499.6, '$1.500'],
    [-5000, '-$5.000'],
  ])('the amount %p is written as %s', (pesos, text) => {
    expect(formatPesos(pesos)).toBe(text);
  });
});
