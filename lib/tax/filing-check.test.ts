/** @jest-environment node */
import type { Threshold } from '@/content/seasons/types';
import { checkFiling, type FilingAnswers } from './filing-check';

const thresholds: readonly Threshold[] = [
  { id: 'income', uvt: 1400, operator: '>=', amount: 65_891_000 },
  { id: 'equity', uvt: 4500, operator: '>', amount: 211_792_500 },
  { id: 'creditCard', uvt: 1400, operator: '>', amount: 65_891_000 },
  { id: 'purchases', uvt: 1400, operator: '>', amount: 65_891_000 },
  { id: 'deposits', uvt: 1400, operator: '>', amount: 65_891_000 },
];

function check(amounts: FilingAnswers['amounts'], vatResponsible = false) {
  return checkFiling(thresholds, { amounts, vatResponsible, status: 'ordinary' });
}

test('nothing at all: need not file, and nothing is near a limit', () => {
  expect(check({})).toMatchObject({ verdict: 'needNot', reasons: [], closest: null });
});

describe.each(thresholds)('$id ($operator $amount)', ({ id, operator, amount }) => {
  test('one peso below its limit: need not file', () => {
    const result = check({ [id]: amount - 1 });
    expect(result.verdict).toBe('needNot');
    expect(result.closest).toMatchObject({ threshold: { id }, distance: -1 });
  });

  test('exactly at its limit: the operator decides', () => {
    const result = check({ [id]: amount });
    expect(result.verdict).toBe(operator === '>=' ? 'mustFile' : 'needNot');
    if (operator === '>') expect(result.closest).toMatchObject({ threshold: { id }, distance: 0 });
  });

  test('the other operator turns the answer at the limit, and only there', () => {
    const turned = thresholds.map((threshold): Threshold => {
      return { ...threshold, operator: threshold.operator === '>=' ? '>' : '>=' };
    });
    for (const [answer, expected] of [
      [amount - 1, 'needNot'],
      [amount, operator === '>=' ? 'needNot' : 'mustFile'],
      [amount + 1, 'mustFile'],
    ] as const) {
      const answers = { amounts: { [id]: answer }, vatResponsible: false, status: 'ordinary' } as const;
      expect(checkFiling(turned, answers).verdict).toBe(expected);
    }
  });

  test('one peso above its limit: must file, for this reason alone', () => {
    const result = check({ [id]: amount + 1 });
    expect(result.reasons).toEqual([
      expect.objectContaining({ kind: 'threshold', amount: amount + 1, distance: 1, reached: true }),
    ]);
    expect(result.reasons[0]).toMatchObject({ threshold: { id } });
    expect(result.closest).toBeNull();
  });
});

test('VAT-responsible: must file with no amount at all', () => {
  expect(check({}, true)).toMatchObject({ verdict: 'mustFile', reasons: [{ kind: 'vat' }] });
});

test.each(['simple', 'nonResident'] as const)(
  '%s: the limits do not decide, whatever the figures',
  (status) => {
    const answers = { amounts: { income: 900_000_000 }, vatResponsible: true, status };
    expect(checkFiling(thresholds, answers).verdict).toBe(status);
  },
);

test('names every reason, thresholds in their order and VAT last', () => {
  const { reasons } = check({ deposits: 90_000_000, income: 80_000_000, equity: 1 }, true);
  expect(reasons.map((reason) => (reason.kind === 'vat' ? 'vat' : reason.threshold.id))).toEqual([
    'income',
    'deposits',
    'vat',
  ]);
});

test('the closest is measured in proportion to its own limit', () => {
  // 190 of 211 million is nearer (90 %) than 55 of 65 (83 %), though further in pesos.
  const { closest } = check({ equity: 190_000_000, purchases: 55_000_000, creditCard: 10_000_000 });
  expect(closest?.threshold.id).toBe('equity');
});

test('the closest is one that is not reached yet', () => {
  const { closest } = check({ income: 70_000_000, purchases: 60_000_000 });
  expect(closest?.threshold.id).toBe('purchases');
});

test('reports every threshold, reached or not', () => {
  const { results } = check({ income: 65_891_000 });
  expect(results.map(({ threshold, reached }) => [threshold.id, reached])).toEqual([
    ['income', true],
    ['equity', false],
    ['creditCard', false],
    ['purchases', false],
    ['deposits', false],
  ]);
});
