/** @jest-environment node */
import { formatPesos, parseAmount } from './amounts';

describe('parseAmount', () => {
  test.each([
    ["65'891.000", 65_891_000],
    ['65’891.000', 65_891_000],
    ['65´891.000', 65_891_000],
    ["1.065'891.000", 1_065_891_000],
    ['65.891.000', 65_891_000],
    ['65,891,000', 65_891_000],
    ['65 891 000', 65_891_000],
    ['65\u00a0891\u00a0000', 65_891_000],
    ['65891000', 65_891_000],
    ['$ 65.891.000', 65_891_000],
    ['$65.891.000', 65_891_000],
    ['65.891.000 COP', 65_891_000],
    ['65.891.000 pesos', 65_891_000],
    ['65.891.000,00', 65_891_000],
    ['65,891,000.50', 65_891_001],
    ['1234567,49', 1_234_567],
    ['65 millones', 65_000_000],
    ['65 Millones de pesos', 65_000_000],
    ['65millones', 65_000_000],
    ['1 millón', 1_000_000],
    ['1 MILLÓN', 1_000_000],
    ['1 millon', 1_000_000],
    ['65,5 millones', 65_500_000],
    ['65.5 millones', 65_500_000],
    ['65,89 millones', 65_890_000],
    ['1.200 millones', 1_200_000_000],
    ['1200 millones', 1_200_000_000],
    ['1,2 mil millones', 1_200_000_000],
    ['500 mil', 500_000],
    ['$500 mil', 500_000],
    ['65 millones 891 mil', 65_891_000],
    ['65 millones y 891 mil', 65_891_000],
    ['65 millones 891.000', 65_891_000],
    ['3 mil 500', 3_500],
    ['1', 1],
    ['007', 7],
  ])('reads %s', (typed, pesos) => {
    expect(parseAmount(typed)).toEqual({ ok: true, pesos });
  });

  test.each(['', '   ', '\u00a0', '-', 'no', 'No', 'nada', 'ninguno', 'cero', '0', '$', '$ 0', '0,00 pesos'])(
    'takes %j as nothing',
    (typed) => {
      expect(parseAmount(typed)).toEqual({ ok: true, pesos: 0 });
    },
  );

  test.each([
    ['mucho', 'unreadable'],
    ['65 palos', 'unreadable'],
    ['6.58.91', 'unreadable'],
    ['65..891', 'unreadable'],
    ['65.891.00', 'unreadable'],
    ['1.2345', 'unreadable'],
    ['12e5', 'unreadable'],
    ['millones', 'unreadable'],
    ['65 mil 891 millones', 'unreadable'],
    ['2 millones 3 millones', 'unreadable'],
    ['65.891.000 o más', 'unreadable'],
    ['milenios', 'unreadable'],
    ['<script>', 'unreadable'],
    ['65.891,000', 'ambiguous'],
    ['65,891.000', 'ambiguous'],
    ['65,891 millones', 'ambiguous'],
    ['65 millones 500', 'ambiguous'],
    ['65,5', 'unit'],
    ['65.8', 'unit'],
    ['-65.891.000', 'negative'],
    ['− 5', 'negative'],
    ['20.000.000 millones', 'too-large'],
    ['99999999999999999999', 'too-large'],
  ])('says why it cannot read %s', (typed, reason) => {
    expect(parseAmount(typed)).toEqual({ ok: false, reason });
  });

  test('reads back every amount in every way people write it', () => {
    // From one peso to a million million, round and not.
    for (let pesos = 1; pesos < 1e12; pesos = pesos * 7 + 3) {
      const grouped = formatPesos(pesos).slice(1);
      const ways = [
        String(pesos),
        grouped,
        `$${grouped}`,
        `$ ${grouped} `,
        `${grouped} pesos`,
        `${grouped},00`,
      ]
        .concat(grouped.replaceAll('.', ','), grouped.replaceAll('.', ' '), grouped.replaceAll('.', "'"))
        // Below a thousand, «,00» is taken for a forgotten «millones».
        .filter((way) => pesos >= 1000 || !way.endsWith(',00'));
      for (const way of ways) expect([way, parseAmount(way)]).toEqual([way, { ok: true, pesos }]);
      expect(parseAmount(`${pesos} mil`)).toEqual(
        pesos * 1000 > 1e13 ? { ok: false, reason: 'too-large' } : { ok: true, pesos: pesos * 1000 },
      );
    }
  });

  test('gives a whole, finite number, or none, for whatever is pasted', () => {
    const alphabet = [
      '0',
      '1',
      '9',
      '000',
      '.',
      ',',
      "'",
      ' ',
      '$',
      '-',
      'mil',
      'millones',
      'y',
      'x',
      '٣',
      'ñ',
    ];
    let state = 1;
    for (let round = 0; round < 5000; round += 1) {
      let typed = '';
      for (let length = 0; length < 7; length += 1) {
        state = (state * 48271) % 2147483647;
        typed += alphabet[state % alphabet.length] ?? '';
      }
      const parsed = parseAmount(typed);
      const isWhole = !parsed.ok || (Number.isSafeInteger(parsed.pesos) && parsed.pesos >= 0);
      expect([typed, isWhole]).toEqual([typed, true]);
    }
  });
});

describe('formatPesos', () => {
  test.each([
    [0, '$0'],
    [-0.2, '$0'],
    [7, '$7'],
    [999, '$999'],
    [1000, '$1.000'],
    [65_891_000, '$65.891.000'],
    [211_792_500, '$211.792.500'],
    [1_234_567_890_123, '$1.234.567.890.123'],
    [1499.6, '$1.500'],
    [-5000, '-$5.000'],
  ])('writes %p as %s', (pesos, text) => {
    expect(formatPesos(pesos)).toBe(text);
  });
});
