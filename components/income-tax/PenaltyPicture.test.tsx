import { render, screen } from '@testing-library/react';
import { lateFilingWords } from '@/content/late-filing';
import type { LateFiling } from '@/lib/tax/late-penalty';
import { PenaltyPicture } from './PenaltyPicture';

/** Four months late with a tax of 20 million: the penalty grows by one million a month. */
const filing: LateFiling = {
  deadline: '2025-10-24',
  filed: '2026-02-20',
  tax: 20_000_000,
  income: 0,
  equity: 0,
  creditBalance: 0,
  uvt: { year: 2026, pesos: 52_374 },
};

test('the chart is to scale, marks the visitor’s month, and gives the last amount in figures', () => {
  const { container } = render(<PenaltyPicture filing={filing} />);
  const [area, minimum, half, full] = [...container.querySelectorAll('[viewBox] path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(full).toMatch(/^M0 100V90H10V80H20.*V0H100$/);
  expect(area).toBe(`${full}V100z`);
  expect(half).toMatch(/^M0 100V94.76H10V90H20.*V50H100$/);
  expect(minimum).toBe('M0 94.76H100');
  const [mine, own] = [...container.querySelectorAll('circle')].map(({ attributes }) =>
    ['cx', 'cy'].map((name) => attributes.getNamedItem(name)?.value),
  );
  expect([mine, own]).toEqual([
    ['35%', '80%'],
    ['35%', '60%'],
  ]);
  expect(screen.getByText('mes 10: $10.000.000')).toBeInTheDocument();
});

test.each<[string, Partial<LateFiling>]>([
  ['a return in time', { filed: '2025-10-24' }],
  ['a return without a base', { tax: 0 }],
  ['a penalty that stays at the minimum', { tax: 500_000 }],
  ['a penalty at its cap from the first month', { tax: 0, income: 900_000_000, creditBalance: 1_000_000 }],
])('no chart is shown for %s', (_, late) => {
  render(<PenaltyPicture filing={{ ...filing, ...late }} />);
  expect(screen.queryByRole('figure', { name: lateFilingWords.result.growth.heading })).toBeNull();
});
