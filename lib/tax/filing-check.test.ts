/** @jest-environment node */
import { checkFiling, conditionsOf, measure, type Answer, type ConditionId } from './filing-check';
import { thresholdsFor } from './thresholds';

const thresholds = thresholdsFor(2024, 47_065);
const ids = conditionsOf(thresholds);

function check(conditions: Partial<Record<ConditionId, Answer>>) {
  return checkFiling(thresholds, { status: 'ordinary', conditions });
}
const all = (answer: Answer) =>
  Object.fromEntries(ids.map((id) => [id, answer])) as Record<ConditionId, Answer>;

test('six conditions, responsable de IVA among them', () => {
  expect(ids).toEqual(['income', 'equity', 'creditCard', 'purchases', 'deposits', 'vat']);
});

test.each(ids)('%s alone obliges, with the rest unanswered, unknown or not met', (id) => {
  for (const rest of [{}, all('unknown'), all('no')]) {
    expect(check({ ...rest, [id]: 'yes' })).toEqual({ verdict: 'mustFile', met: [id] });
  }
});

test.each(ids)('without an answer to %s no verdict says that one need not file', (id) => {
  const others = Object.fromEntries(Object.entries(all('no')).filter(([name]) => name !== id));
  expect(check(others)).toEqual({ verdict: 'pending', answered: 5, all: 6 });
  expect(check({ ...others, [id]: 'unknown' })).toEqual({ verdict: 'unknown', missing: [id] });
});

test('all answered no: need not file; nothing answered: pending', () => {
  expect(check(all('no'))).toEqual({ verdict: 'needNot' });
  expect(check({})).toEqual({ verdict: 'pending', answered: 0, all: 6 });
});

test.each(['simple', 'nonResident'] as const)('%s: the limits do not decide', (status) => {
  expect(checkFiling(thresholds, { status, conditions: all('yes') })).toEqual({ verdict: status });
});

test.each(thresholds)('$id: one peso under, exactly at its limit and one over', (threshold) => {
  const { amount, operator } = threshold;
  expect(measure(threshold, amount - 1)).toEqual({ reached: false, distance: -1 });
  expect(measure(threshold, amount)).toEqual({ reached: operator === '>=', distance: 0 });
  expect(measure(threshold, amount + 1)).toEqual({ reached: true, distance: 1 });
  const turned = operator === '>=' ? '>' : '>=';
  expect(measure({ ...threshold, operator: turned }, amount).reached).toBe(operator === '>');
});
