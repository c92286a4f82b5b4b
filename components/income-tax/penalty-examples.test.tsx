import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountProblems } from '@/content/amounts';
import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/seasons/types';
import { formatPesos, type AmountProblem } from '@/lib/tax/amounts';
import { fill } from '@/lib/words/fill';
import { LateFiling } from './LateFiling';
import type { AmountName } from './late-questions';

jest.mock('@/components/ui/after-paint', () => ({ afterPaint: (work: () => void) => work() }));

/*
 * Worked by hand from articles 577 and 639 to 642, typed as visitors do.
 * UVT of 2025: 49.799, so the minimum is 498.000 and 2.500 UVT are 124.497.500.
 * UVT of 2026: 52.374, so the minimum is 524.000 and 2.500 UVT are 130.935.000.
 * Ending 27 was due on 1 September, in 2025 for 2024 and in 2026 for 2025.
 * Ending 01 was due on 12 August, and 00 on 24 October of 2025.
 */
const { fields, problems, result } = lateFilingWords;

/** A tax year and two digits, or a deadline of another year. */
type Due = readonly [taxYear: string, digits: string] | IsoDate;
type Inputs = Partial<Record<AmountName, string>>;
/** Full, half and three quarters by article 640, and after the summons. */
type Penalty = readonly [penalty: number, half: number, threeQuarters: number, afterSummons: number];
type Example = readonly [byHand: string, due: Due, today: IsoDate, inputs: Inputs, penalty: Penalty];

const NOVEMBER = '2026-11-22';

const examples: readonly Example[] = [
  // With tax: three fields.
  [
    'por 2025, 3 meses: 5 % × 3 × 6.000.000 = 900.000; la mitad, 450.000, sube a 524.000',
    ['2025', '27'],
    NOVEMBER,
    { tax: '6.000.000' },
    [900_000, 524_000, 675_000, 1_800_000],
  ],
  [
    'por 2024, 15 meses: 5 % × 15 × 6.000.000 = 4.500.000',
    ['2024', '27'],
    NOVEMBER,
    { tax: '6 millones' },
    [4_500_000, 2_250_000, 3_375_000, 9_000_000],
  ],
  [
    '5 % × 1 × 4.000.000 = 200.000, que sube a 524.000; la mitad y el doble también',
    ['2025', '01'],
    '2026-08-13',
    { tax: "4'000.000" },
    [524_000, 524_000, 524_000, 524_000],
  ],
  [
    '9 meses y 23 días son 10: 5 % × 10 × 1.450.000 = 725.000; 75 % = 543.750, que son 544.000',
    ['2024', '00'],
    '2026-08-16',
    { tax: '$1.450.000' },
    [725_000, 524_000, 544_000, 1_450_000],
  ],
  [
    'un mes justo es un mes: 5 % × 1 × 20.000.000 = 1.000.000',
    ['2024', '27'],
    '2025-10-01',
    { tax: '20000000' },
    [1_000_000, 500_000, 750_000, 2_000_000],
  ],
  [
    'un mes y un día son dos: 5 % × 2 × 20.000.000 = 2.000.000',
    ['2024', '27'],
    '2025-10-02',
    { tax: '20,000,000' },
    [2_000_000, 1_000_000, 1_500_000, 4_000_000],
  ],
  [
    'otro año, 20 meses: 5 % × 20 = 100 % de 3.000.000',
    '2024-10-24',
    '2026-06-24',
    { tax: '3 millones' },
    [3_000_000, 1_500_000, 2_250_000, 6_000_000],
  ],
  [
    'otro año, 30 meses: 150 % no pasa del 100 % de 1.000.000; la mitad, 500.000, sube a 524.000',
    '2023-08-09',
    '2026-01-20',
    { tax: '1 millón' },
    [1_000_000, 524_000, 750_000, 2_000_000],
  ],
  [
    'otro año, 29 meses: 145 % no pasa de 3.000.000; emplazado, el 200 % son 6.000.000',
    '2023-08-09',
    '2025-12-20',
    { tax: '3.000.000 pesos' },
    [3_000_000, 1_500_000, 2_250_000, 6_000_000],
  ],
  // Months: to the same day, in a shorter month to its last.
  [
    'la última fecha de 2025, un mes justo: 5 % × 1 × 12.000.000 = 600.000; el 75 %, 450.000, sube',
    ['2025', '00'],
    '2026-11-26',
    { tax: '12 millones' },
    [600_000, 524_000, 524_000, 1_200_000],
  ],
  [
    'y un día más, dos: 1.200.000',
    ['2025', '00'],
    '2026-11-27',
    { tax: '12 millones' },
    [1_200_000, 600_000, 900_000, 2_400_000],
  ],
  [
    'del 31 de enero al 28 de febrero va un mes',
    '2025-01-31',
    '2025-02-28',
    { tax: '20 millones' },
    [1_000_000, 500_000, 750_000, 2_000_000],
  ],
  [
    'del 31 de agosto al 1 de octubre van dos',
    '2025-08-31',
    '2025-10-01',
    { tax: '20 millones' },
    [2_000_000, 1_000_000, 1_500_000, 4_000_000],
  ],
  [
    'del 29 de febrero al 28 del siguiente van doce: 60 % de 5.000.000',
    '2024-02-29',
    '2025-02-28',
    { tax: '5 millones' },
    [3_000_000, 1_500_000, 2_250_000, 6_000_000],
  ],
  // The minimum.
  [
    '5 % × 1 × 10.480.000 = 524.000: la mínima justa',
    ['2025', '01'],
    '2026-08-13',
    { tax: '10.480.000' },
    [524_000, 524_000, 524_000, 1_048_000],
  ],
  [
    '5 % × 1 × 10.500.000 = 525.000: mil más que la mínima; ninguna reducción baja de ella',
    ['2025', '01'],
    '2026-08-13',
    { tax: '10,5 millones' },
    [525_000, 524_000, 524_000, 1_050_000],
  ],
  [
    '5 % × 1 × 16.000.000 = 800.000: la mitad, 400.000, sube; el 75 %, 600.000, no',
    ['2025', '01'],
    '2026-08-13',
    { tax: '16 millones' },
    [800_000, 524_000, 600_000, 1_600_000],
  ],
  [
    '5 % × 1 × 20.960.000 = 1.048.000: la mitad es justo la mínima',
    ['2025', '01'],
    '2026-08-13',
    { tax: '20.960.000' },
    [1_048_000, 524_000, 786_000, 2_096_000],
  ],
  [
    '5 % × 1 × 8.000.000 = 400.000, que sube a 524.000; emplazado, 800.000',
    ['2025', '01'],
    '2026-08-13',
    { tax: '8 millones' },
    [524_000, 524_000, 524_000, 800_000],
  ],
  [
    'sin nada, la mínima del año en que se liquida: en 2025, 498.000',
    ['2024', '00'],
    '2025-12-31',
    { tax: 'cero', income: 'no', equity: '0' },
    [498_000, 498_000, 498_000, 498_000],
  ],
  [
    'y en 2026, 524.000',
    ['2024', '00'],
    '2026-01-01',
    { tax: '0', income: 'nada', equity: 'ninguno' },
    [524_000, 524_000, 524_000, 524_000],
  ],
  // Thousands.
  [
    '5 % × 6 × 4.115.223 = 1.234.567, que son 1.235.000; la mitad, 617.283, son 617.000',
    ['2024', '27'],
    '2026-02-15',
    { tax: '4.115.223' },
    [1_235_000, 617_000, 926_000, 2_469_000],
  ],
  [
    '5 % × 1 × 24.690.000 = 1.234.500: quinientos suben',
    ['2025', '01'],
    '2026-08-13',
    { tax: '24 millones 690 mil' },
    [1_235_000, 617_000, 926_000, 2_469_000],
  ],
  [
    '5 % × 1 × 24.689.980 = 1.234.499: menos de quinientos bajan',
    ['2025', '01'],
    '2026-08-13',
    { tax: '24.689.980' },
    [1_234_000, 617_000, 926_000, 2_469_000],
  ],
  // On income: «0», «no» and the like ask for it, and then for the credit balance.
  [
    '0,5 % × 3 × 70.000.000 = 1.050.000',
    ['2025', '27'],
    NOVEMBER,
    { tax: '0', income: '70 millones', creditBalance: '0' },
    [1_050_000, 525_000, 788_000, 2_100_000],
  ],
  [
    '15 meses: 7,5 % no pasa del 5 % de 70.000.000 = 3.500.000',
    ['2024', '27'],
    NOVEMBER,
    { tax: '$0', income: '70.000.000', creditBalance: 'no' },
    [3_500_000, 1_750_000, 2_625_000, 7_000_000],
  ],
  [
    'saldo a favor de 300.000: 4.500.000 no pasan de 600.000; la mitad, 300.000, sube a 524.000',
    ['2024', '27'],
    NOVEMBER,
    { tax: 'no', income: '90 millones', creditBalance: '300 mil' },
    [600_000, 524_000, 524_000, 1_200_000],
  ],
  [
    'y sin saberlo, lo que sería sin él',
    ['2024', '27'],
    NOVEMBER,
    { tax: 'cero', income: '90 millones', creditBalance: 'no sé' },
    [4_500_000, 2_250_000, 3_375_000, 9_000_000],
  ],
  [
    '0,5 % × 3 × 90.000.000 = 1.350.000; el 75 %, 1.012.500, son 1.013.000',
    ['2024', '27'],
    '2025-11-15',
    { tax: '0', income: '90.000.000', creditBalance: '0' },
    [1_350_000, 675_000, 1_013_000, 2_700_000],
  ],
  [
    'un día tarde con 66.000.000: 0,5 % = 330.000, que sube a 498.000; emplazado, 660.000',
    ['2024', '00'],
    '2025-10-25',
    { tax: '0', income: '66 millones', creditBalance: '0' },
    [498_000, 498_000, 498_000, 660_000],
  ],
  [
    'saldo a favor de 600.000: 2.000.000 no pasan de 1.200.000',
    ['2024', '27'],
    '2025-10-02',
    { tax: '0', income: '200 millones', creditBalance: '600.000' },
    [1_200_000, 600_000, 900_000, 2_400_000],
  ],
  [
    'saldo a favor de 150.000: el doble, 300.000, sube a 498.000; emplazado, el cuádruple, 600.000',
    ['2024', '27'],
    '2025-10-02',
    { tax: '0', income: '200 millones', creditBalance: '150 mil' },
    [498_000, 498_000, 498_000, 600_000],
  ],
  [
    'saldo a favor de 50.000.000: manda el 5 % de 200.000.000',
    ['2024', '27'],
    '2026-09-01',
    { tax: '0', income: '200 millones', creditBalance: '50 millones' },
    [10_000_000, 5_000_000, 7_500_000, 20_000_000],
  ],
  [
    '10.000.000.000 sin saldo a favor: no pasa de 2.500 UVT = 130.935.000',
    ['2024', '27'],
    '2026-07-01',
    { tax: '0', income: '10.000 millones', creditBalance: '0' },
    [130_935_000, 65_468_000, 98_201_000, 261_870_000],
  ],
  [
    'y con saldo a favor de 200.000.000 no hay tope de UVT: el doble, 400.000.000',
    ['2024', '27'],
    '2026-07-01',
    { tax: '0', income: '10 mil millones', creditBalance: '200 millones' },
    [400_000_000, 200_000_000, 300_000_000, 800_000_000],
  ],
  // On equity: no income either.
  [
    'sin ingresos: 1 % × 1 × 300.000.000 = 3.000.000',
    ['2024', '27'],
    '2025-09-02',
    { tax: '0', income: '0', equity: '300 millones', creditBalance: '0' },
    [3_000_000, 1_500_000, 2_250_000, 6_000_000],
  ],
  [
    '12 meses: 12 % no pasa del 10 % de 300.000.000 = 30.000.000',
    ['2024', '27'],
    '2026-09-01',
    { tax: 'no', income: 'no', equity: '300 millones', creditBalance: 'no' },
    [30_000_000, 15_000_000, 22_500_000, 60_000_000],
  ],
  [
    'saldo a favor de 1.000.000: 3.000.000 no pasan de 2.000.000',
    ['2024', '27'],
    '2025-09-02',
    { tax: '0', income: 'cero', equity: '300 millones', creditBalance: '1 millón' },
    [2_000_000, 1_000_000, 1_500_000, 4_000_000],
  ],
  [
    '100.000.000.000 sin saldo a favor: 2.500 UVT = 124.497.500, que son 124.498.000',
    ['2024', '27'],
    '2025-09-02',
    { tax: '0', income: '0', equity: '100 mil millones', creditBalance: '0' },
    [124_498_000, 62_249_000, 93_373_000, 248_995_000],
  ],
  [
    '1 % × 1 × 50.000.000 = 500.000, sin saber el saldo a favor; la mitad y el 75 % suben a 498.000',
    ['2024', '27'],
    '2025-09-02',
    { tax: 'cero', income: 'ninguno', equity: '50 millones', creditBalance: 'no lo sé' },
    [500_000, 498_000, 498_000, 1_000_000],
  ],
  // A year whose UVT is not known: no minimum to raise it, and no cap in UVT to lower it.
  [
    'en 2031, 5 % × 1 × 40.000.000 = 2.000.000, sin mínima conocida',
    '2030-12-20',
    '2031-01-10',
    { tax: '40 millones' },
    [2_000_000, 1_000_000, 1_500_000, 4_000_000],
  ],
  [
    'en 2031, 0,5 % × 5 × 9.000.000.000 = 225.000.000, sin tope conocido en UVT',
    '2030-09-02',
    '2031-01-20',
    { tax: '0', income: '9.000 millones', creditBalance: '0' },
    [225_000_000, 112_500_000, 168_750_000, 450_000_000],
  ],
];

/** What is asked instead of an answer, and at which field. */
type Asking = readonly [what: string, inputs: Inputs, field: AmountName, problem: AmountProblem | null];

const asking: readonly Asking[] = [
  ['nothing typed is no zero', {}, 'tax', null],
  ['spaces are nothing typed', { tax: '  ' }, 'tax', null],
  ['a tax that is not known settles nothing', { tax: 'no sé' }, 'tax', null],
  ['«0» alone asks for the income', { tax: '0' }, 'income', null],
  ['«$0» too', { tax: '$0' }, 'income', null],
  ['«no» too', { tax: 'no' }, 'income', null],
  ['«cero» too', { tax: 'Cero' }, 'income', null],
  ['an income that is not known settles nothing', { tax: '0', income: 'no lo sé' }, 'income', null],
  ['an income asks for the credit balance', { tax: '0', income: '70 millones' }, 'creditBalance', null],
  ['no income asks for the equity', { tax: '0', income: '0' }, 'equity', null],
  ['«no» is no income', { tax: '0', income: 'no' }, 'equity', null],
  [
    'equity asks for the credit balance',
    { tax: '0', income: '0', equity: '300 millones' },
    'creditBalance',
    null,
  ],
  ['what can be read in two ways is asked again', { tax: '65,891 millones' }, 'tax', 'ambiguous'],
  ['and what is no amount', { tax: '0', income: 'mucho' }, 'income', 'unreadable'],
];

afterEach(() => jest.useRealTimers());

/** Fills the form as a visitor does, each field once the answers before have made it appear; and sends it. */
async function settle(due: Due, today: IsoDate, inputs: Inputs): Promise<HTMLFormElement> {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00-05:00`), advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<LateFiling />);
  const year = screen.getByLabelText(fields.taxYear.label);
  if (typeof due === 'string') {
    await user.selectOptions(year, fields.taxYear.other);
    fireEvent.input(screen.getByLabelText(fields.deadline.label), { target: { value: due } });
  } else {
    await user.selectOptions(year, due[0]);
    await user.type(screen.getByLabelText(fields.digits.label), due[1]);
  }
  for (const [name, typed] of Object.entries(inputs) as [AmountName, string][]) {
    const field = screen.getByLabelText(fields[name].label);
    expect(field).toBeVisible();
    await user.type(field, typed);
  }
  await user.click(screen.getByRole('button', { name: lateFilingWords.submit }));
  return screen.getByRole('form');
}

/** With ordinary spaces, as it is written here. */
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test.each(examples)('%s', async (_, due, today, inputs, [penalty, half, threeQuarters, afterSummons]) => {
  const form = await settle(due, today, inputs);
  const taxYear = typeof due === 'string' ? String(Number(due.slice(0, 4)) - 1) : due[0];
  const heading = screen.getByRole('heading');
  expect(heading).toHaveFocus();
  expect(plain(heading.textContent)).toContain(fill(result.heading, { taxYear }));
  const figures = half < penalty ? [penalty, half] : [penalty];
  expect(heading.textContent.match(/\$[\d.]+/g)).toEqual(figures.map(formatPesos));

  const said = plain(form.textContent);
  const minimum = { 2025: 498_000, 2026: 524_000 }[Number(today.slice(0, 4))] ?? 0;
  const kept = threeQuarters === minimum ? 'raised' : 'exact';
  expect(said).toContain(
    plain(
      half === penalty
        ? result.notReduced
        : fill(result.threeQuarters[kept], { amount: formatPesos(threeQuarters) }),
    ),
  );
  const summons = result.summons[afterSummons === minimum ? 'raised' : 'exact'];
  expect(said).toContain(plain(fill(summons, { amount: formatPesos(afterSummons) })));
});

test.each(asking)('%s', async (_, inputs, asked, problem) => {
  await settle(['2025', '27'], NOVEMBER, inputs);
  const field = screen.getByLabelText(fields[asked].label);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(problem ? amountProblems[problem] : problems[asked]);
  expect(field).toHaveValue(inputs[asked] ?? '');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
