import { render, screen } from '@testing-library/react';
import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/seasons/types';
import { formatPesos } from '@/lib/tax/amounts';
import { formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import type { LateFiling } from '@/lib/tax/late-penalty';
import { LateAnswer } from './LateAnswer';

/*
 * Worked by hand from articles 577 and 639 to 642. UVT: 49.799 in 2025 (minimum 498.000; 2.500 UVT are
 * 124.497.500) and 52.374 in 2026 (minimum 524.000; 2.500 UVT are 130.935.000).
 */
const { result } = lateFilingWords;
const UVT_2025 = 49_799;
const UVT_2026 = 52_374;

type Given = Partial<Pick<LateFiling, 'tax' | 'income' | 'equity' | 'creditBalance'>>;
/** Full, half and three quarters by article 640, and after the summons. */
type Due = readonly [penalty: number, half: number, threeQuarters: number, afterSummons: number];
type Example = readonly [
  byHand: string,
  deadline: IsoDate,
  filed: IsoDate,
  uvt: number | null,
  given: Given,
  due: Due,
];

const examples: readonly Example[] = [
  // With tax.
  [
    '5 % × 1 × 4.000.000 = 200.000, que sube a 524.000; la mitad y el doble también',
    '2026-08-12',
    '2026-08-13',
    UVT_2026,
    { tax: 4_000_000 },
    [524_000, 524_000, 524_000, 524_000],
  ],
  [
    'impuesto cubierto por retenciones: 5 % × 10 × 4.000.000 = 2.000.000, no 0,5 % × 10 × 90.000.000',
    '2025-10-24',
    '2026-08-16',
    UVT_2026,
    { tax: 4_000_000, income: 90_000_000 },
    [2_000_000, 1_000_000, 1_500_000, 4_000_000],
  ],
  [
    'con impuesto, el saldo a favor no pone tope: 5 % × 10 × 4.000.000 = 2.000.000',
    '2025-10-24',
    '2026-08-16',
    UVT_2026,
    { tax: 4_000_000, income: 90_000_000, creditBalance: 500_000 },
    [2_000_000, 1_000_000, 1_500_000, 4_000_000],
  ],
  [
    '9 meses y 23 días son 10: 5 % × 10 × 1.450.000 = 725.000; 75 % = 543.750, que son 544.000',
    '2025-10-24',
    '2026-08-16',
    UVT_2026,
    { tax: 1_450_000 },
    [725_000, 524_000, 544_000, 1_450_000],
  ],
  [
    'un mes justo es un mes: 5 % × 1 × 20.000.000 = 1.000.000',
    '2025-09-01',
    '2025-10-01',
    UVT_2025,
    { tax: 20_000_000 },
    [1_000_000, 500_000, 750_000, 2_000_000],
  ],
  [
    'un mes y un día son dos: 5 % × 2 × 20.000.000 = 2.000.000',
    '2025-09-01',
    '2025-10-02',
    UVT_2025,
    { tax: 20_000_000 },
    [2_000_000, 1_000_000, 1_500_000, 4_000_000],
  ],
  [
    '20 meses: 5 % × 20 = 100 % de 3.000.000',
    '2024-10-24',
    '2026-06-24',
    UVT_2026,
    { tax: 3_000_000 },
    [3_000_000, 1_500_000, 2_250_000, 6_000_000],
  ],
  [
    '30 meses: 150 % no pasa del 100 % de 1.000.000; la mitad, 500.000, sube a 524.000',
    '2023-08-09',
    '2026-01-20',
    UVT_2026,
    { tax: 1_000_000 },
    [1_000_000, 524_000, 750_000, 2_000_000],
  ],
  [
    '29 meses: 145 % no pasa de 3.000.000; emplazado, el 200 % son 6.000.000',
    '2023-08-09',
    '2025-12-20',
    UVT_2025,
    { tax: 3_000_000 },
    [3_000_000, 1_500_000, 2_250_000, 6_000_000],
  ],
  // The minimum.
  [
    '5 % × 1 × 10.480.000 = 524.000: la mínima justa',
    '2026-08-12',
    '2026-08-13',
    UVT_2026,
    { tax: 10_480_000 },
    [524_000, 524_000, 524_000, 1_048_000],
  ],
  [
    '5 % × 1 × 10.500.000 = 525.000: mil más que la mínima; ninguna reducción baja de ella',
    '2026-08-12',
    '2026-08-13',
    UVT_2026,
    { tax: 10_500_000 },
    [525_000, 524_000, 524_000, 1_050_000],
  ],
  [
    '5 % × 1 × 12.000.000 = 600.000: la mitad, 300.000, y el 75 %, 450.000, suben a 524.000',
    '2026-08-12',
    '2026-08-13',
    UVT_2026,
    { tax: 12_000_000 },
    [600_000, 524_000, 524_000, 1_200_000],
  ],
  [
    '5 % × 1 × 16.000.000 = 800.000: la mitad, 400.000, sube; el 75 %, 600.000, no',
    '2026-08-12',
    '2026-08-13',
    UVT_2026,
    { tax: 16_000_000 },
    [800_000, 524_000, 600_000, 1_600_000],
  ],
  [
    '5 % × 1 × 20.960.000 = 1.048.000: la mitad es justo la mínima',
    '2026-08-12',
    '2026-08-13',
    UVT_2026,
    { tax: 20_960_000 },
    [1_048_000, 524_000, 786_000, 2_096_000],
  ],
  [
    '5 % × 1 × 8.000.000 = 400.000, que sube a 524.000; emplazado, 800.000',
    '2026-08-12',
    '2026-08-13',
    UVT_2026,
    { tax: 8_000_000 },
    [524_000, 524_000, 524_000, 800_000],
  ],
  [
    'la misma falta vale la mínima del año en que se liquida: en 2025, 498.000',
    '2025-10-24',
    '2025-12-31',
    UVT_2025,
    {},
    [498_000, 498_000, 498_000, 498_000],
  ],
  ['y en 2026, 524.000', '2025-10-24', '2026-01-01', UVT_2026, {}, [524_000, 524_000, 524_000, 524_000]],
  // Thousands.
  [
    '5 % × 6 × 4.115.223 = 1.234.567, que son 1.235.000; la mitad, 617.283, son 617.000',
    '2025-09-01',
    '2026-02-15',
    UVT_2026,
    { tax: 4_115_223 },
    [1_235_000, 617_000, 926_000, 2_469_000],
  ],
  [
    '5 % × 1 × 24.690.000 = 1.234.500: quinientos suben',
    '2026-08-12',
    '2026-08-13',
    UVT_2026,
    { tax: 24_690_000 },
    [1_235_000, 617_000, 926_000, 2_469_000],
  ],
  [
    '5 % × 1 × 24.689.980 = 1.234.499: menos de quinientos bajan',
    '2026-08-12',
    '2026-08-13',
    UVT_2026,
    { tax: 24_689_980 },
    [1_234_000, 617_000, 926_000, 2_469_000],
  ],
  // On income.
  [
    'sin impuesto: 0,5 % × 10 × 90.000.000 = 4.500.000, que es el 5 %',
    '2025-10-24',
    '2026-08-16',
    UVT_2026,
    { income: 90_000_000 },
    [4_500_000, 2_250_000, 3_375_000, 9_000_000],
  ],
  [
    '0,5 % × 3 × 90.000.000 = 1.350.000; el 75 %, 1.012.500, son 1.013.000',
    '2025-09-01',
    '2025-11-15',
    UVT_2025,
    { income: 90_000_000 },
    [1_350_000, 675_000, 1_013_000, 2_700_000],
  ],
  [
    '14 meses: 7 % no pasa del 5 % de 90.000.000 = 4.500.000',
    '2025-09-01',
    '2026-10-15',
    UVT_2026,
    { income: 90_000_000 },
    [4_500_000, 2_250_000, 3_375_000, 9_000_000],
  ],
  [
    'un día tarde con 66.000.000: 0,5 % = 330.000, que sube a 498.000; emplazado, 660.000',
    '2025-10-24',
    '2025-10-25',
    UVT_2025,
    { income: 66_000_000 },
    [498_000, 498_000, 498_000, 660_000],
  ],
  [
    'saldo a favor de 600.000: 2.000.000 no pasan de 1.200.000',
    '2025-09-01',
    '2025-10-02',
    UVT_2025,
    { income: 200_000_000, creditBalance: 600_000 },
    [1_200_000, 600_000, 900_000, 2_400_000],
  ],
  [
    'saldo a favor de 150.000: el doble, 300.000, sube a 498.000; emplazado, el cuádruple, 600.000',
    '2025-09-01',
    '2025-10-02',
    UVT_2025,
    { income: 200_000_000, creditBalance: 150_000 },
    [498_000, 498_000, 498_000, 600_000],
  ],
  [
    'saldo a favor de 50.000.000: manda el 5 % de 200.000.000',
    '2025-09-01',
    '2026-09-01',
    UVT_2026,
    { income: 200_000_000, creditBalance: 50_000_000 },
    [10_000_000, 5_000_000, 7_500_000, 20_000_000],
  ],
  [
    '10.000.000.000 sin saldo a favor: no pasa de 2.500 UVT = 130.935.000',
    '2025-09-01',
    '2026-07-01',
    UVT_2026,
    { income: 10_000_000_000 },
    [130_935_000, 65_468_000, 98_201_000, 261_870_000],
  ],
  [
    'y con saldo a favor de 200.000.000 no hay tope de UVT: el doble, 400.000.000',
    '2025-09-01',
    '2026-07-01',
    UVT_2026,
    { income: 10_000_000_000, creditBalance: 200_000_000 },
    [400_000_000, 200_000_000, 300_000_000, 800_000_000],
  ],
  // On equity: no income.
  [
    'sin ingresos: 1 % × 1 × 300.000.000 = 3.000.000',
    '2025-09-01',
    '2025-09-02',
    UVT_2025,
    { equity: 300_000_000 },
    [3_000_000, 1_500_000, 2_250_000, 6_000_000],
  ],
  [
    '12 meses: 12 % no pasa del 10 % de 300.000.000 = 30.000.000',
    '2025-09-01',
    '2026-09-01',
    UVT_2026,
    { equity: 300_000_000 },
    [30_000_000, 15_000_000, 22_500_000, 60_000_000],
  ],
  [
    'saldo a favor de 1.000.000: 3.000.000 no pasan de 2.000.000',
    '2025-09-01',
    '2025-09-02',
    UVT_2025,
    { equity: 300_000_000, creditBalance: 1_000_000 },
    [2_000_000, 1_000_000, 1_500_000, 4_000_000],
  ],
  [
    '100.000.000.000 sin saldo a favor: 2.500 UVT = 124.497.500, que son 124.498.000',
    '2025-09-01',
    '2025-09-02',
    UVT_2025,
    { equity: 100_000_000_000 },
    [124_498_000, 62_249_000, 93_373_000, 248_995_000],
  ],
  // A year whose UVT is not known: no minimum to raise it.
  [
    'en 2031, 5 % × 1 × 40.000.000 = 2.000.000, sin mínima conocida',
    '2030-12-20',
    '2031-01-10',
    null,
    { tax: 40_000_000 },
    [2_000_000, 1_000_000, 1_500_000, 4_000_000],
  ],
];

test.each(examples)('%s', (_, deadline, filed, uvt, given, [penalty, half, threeQuarters, afterSummons]) => {
  const told = { deadline, filed, uvt, tax: 0, income: 0, equity: 0, creditBalance: 0, ...given };
  render(<LateAnswer told={told} isComputed={false} />);

  const said = screen.getByRole('heading').textContent;
  expect(said).toContain(fill(result.heading, { filed: formatLong(filed) }));
  const figures = half < penalty ? [penalty, half] : [penalty];
  expect(said.match(/\$[\d.]+/g)).toEqual(figures.map(formatPesos));

  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const minimum = uvt === UVT_2025 ? 498_000 : 524_000;
  if (half === penalty) expect(steps).toContain(result.notReduced);
  else {
    expect(steps.filter((step) => step.includes(formatPesos(half))).length).toBeGreaterThan(0);
    const kept = uvt !== null && penalty * 0.75 < minimum ? 'raised' : 'exact';
    expect(steps).toContain(fill(result.threeQuarters[kept], { amount: formatPesos(threeQuarters) }));
  }
  expect(steps).toContain(fill(result.summons, { afterSummons: formatPesos(afterSummons) }));
  expect(steps).toContain(result.interest);
});

/** What is said of a tax settled in 2026. */
function stepsFor(tax: number, deadline: IsoDate, filed: IsoDate): string[] {
  const told = { deadline, filed, uvt: UVT_2026, tax, income: 0, equity: 0, creditBalance: 0 };
  const { unmount } = render(<LateAnswer told={told} isComputed={false} />);
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return steps;
}

test('the half says which it is: a half, or the minimum that is more', () => {
  const [exact, raised] = [20_960_000, 16_000_000].map((tax) => stepsFor(tax, '2026-08-12', '2026-08-13'));
  expect(exact).toContain(fill(result.half.exact, { amount: '$524.000' }));
  expect(raised).toContain(fill(result.half.raised, { amount: '$524.000' }));
});

test('what was settled in pesos is written in thousands, and says so', () => {
  const steps = stepsFor(4_115_223, '2025-09-01', '2026-02-15');
  expect(steps).toContain(fill(result.rounded, { penalty: '$1.235.000' }));
  expect(steps.join()).toContain('= $1.234.567');
});
