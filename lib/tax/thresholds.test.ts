/** @jest-environment node */
import { rulesOf } from './source';
import { filingRules } from './thresholds';

test('a reform applies from its tax year on, and earlier years keep their limits', () => {
  const today = filingRules(2026);
  const reform = { ...today, from: 2028, limits: today.limits.map((limit) => ({ ...limit, uvt: 1500 })) };
  const limitIn = (taxYear: number) => rulesOf(taxYear, [today, reform]).limits[0]?.uvt;
  expect([2010, 2027, 2028, 2030].map(limitIn)).toEqual([1400, 1400, 1500, 1500]);
});
