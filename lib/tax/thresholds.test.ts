/** @jest-environment node */
import { filingRules, thresholdsFor } from './thresholds';

test('a reform applies from its tax year on, and earlier years keep their limits', () => {
  const today = filingRules(2026);
  const reform = { ...today, from: 2028, limits: today.limits.map((limit) => ({ ...limit, uvt: 1500 })) };
  const rules = [today, reform] as const;
  expect(thresholdsFor(2027, 50_000, [...rules])[0]?.amount).toBe(70_000_000);
  expect(thresholdsFor(2028, 50_000, [...rules])[0]?.amount).toBe(75_000_000);
  expect(thresholdsFor(2028, null)).toEqual([]);
});
