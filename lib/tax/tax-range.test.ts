/** @jest-environment node */
import { caseRows } from '@/content/cases/rows';
import fc from 'fast-check';
import { uvts } from '@/content/season-records';
import { formatPesos } from './amounts';
import { incomeTax, taxRange } from './tax-range';

const rows = caseRows('cuanto-da').map((row) => Object.values(row));

test.each(rows)('%s, %s: an income of $%s from employment is taxed as worked out by hand', (...row) => {
  const [, taxYear, income = '', from, to] = row;
  const uvt = uvts.find(({ year }) => year === Number(taxYear))?.pesos ?? 0;
  const range = taxRange(Number(income.replaceAll('.', '')), uvt);
  expect([range.from, range.to].map(formatPesos)).toEqual([`$${from}`, `$${to}`]);
});

test.each(incomeTax.brackets.slice(1))(
  'at $from UVT the tax goes on from the bracket before, but for the law’s rounding to a UVT',
  ({ from, added }) => {
    // An UVT of ten million pesos makes the thousand negligible.
    const uvt = 1e7;
    expect(Math.abs(taxRange(from * uvt, uvt).to - added * uvt)).toBeLessThan(uvt);
    expect(taxRange(from * uvt + 1, uvt).to).toBeGreaterThanOrEqual(taxRange(from * uvt, uvt).to - uvt);
  },
);

test('the lower end never exceeds the upper one, and neither falls when the income rises', () => {
  const income = fc.integer({ min: 0, max: 3e9 });
  fc.assert(
    fc.property(income, fc.integer({ min: 0, max: 1e8 }), (amount, more) => {
      const [less, other] = [taxRange(amount, 49_799), taxRange(amount + more, 49_799)];
      return 0 <= less.from && less.from <= less.to && less.from <= other.from && less.to <= other.to;
    }),
    { seed: 1 },
  );
});
