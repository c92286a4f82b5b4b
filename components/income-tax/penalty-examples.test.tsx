import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountProblems } from '@/content/amounts';
import { lateFilingWords } from '@/content/late-filing';
import type { AmountProblem } from '@/lib/tax/amounts';
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

type Inputs = Partial<Record<AmountName, string>>;

/** Two lines each: the sum; then due, filed, typed, and the penalty: full, half, three quarters (article 640), summoned. */
const examples = `
# With tax: three fields.
por 2025, 3 meses: 5 % × 3 × 6.000.000 = 900.000; la mitad, 450.000, sube a 524.000
  2025 27 | 2026-11-22 | tax: 6.000.000 | 900.000 524.000 675.000 1.800.000
por 2024, 15 meses: 5 % × 15 × 6.000.000 = 4.500.000
  2024 27 | 2026-11-22 | tax: 6 millones | 4.500.000 2.250.000 3.375.000 9.000.000
5 % × 1 × 4.000.000 = 200.000, que sube a 524.000; la mitad y el doble también
  2025 01 | 2026-08-13 | tax: 4'000.000 | 524.000 524.000 524.000 524.000
9 meses y 23 días son 10: 5 % × 10 × 1.450.000 = 725.000; 75 % = 543.750, que son 544.000
  2024 00 | 2026-08-16 | tax: $1.450.000 | 725.000 524.000 544.000 1.450.000
un mes justo es un mes: 5 % × 1 × 20.000.000 = 1.000.000
  2024 27 | 2025-10-01 | tax: 20000000 | 1.000.000 500.000 750.000 2.000.000
un mes y un día son dos: 5 % × 2 × 20.000.000 = 2.000.000
  2024 27 | 2025-10-02 | tax: 20,000,000 | 2.000.000 1.000.000 1.500.000 4.000.000
otro año, 20 meses: 5 % × 20 = 100 % de 3.000.000
  2024-10-24 | 2026-06-24 | tax: 3 millones | 3.000.000 1.500.000 2.250.000 6.000.000
otro año, 30 meses: 150 % no pasa del 100 % de 1.000.000; la mitad, 500.000, sube a 524.000
  2023-08-09 | 2026-01-20 | tax: 1 millón | 1.000.000 524.000 750.000 2.000.000
otro año, 29 meses: 145 % no pasa de 3.000.000; emplazado, el 200 % son 6.000.000
  2023-08-09 | 2025-12-20 | tax: 3.000.000 pesos | 3.000.000 1.500.000 2.250.000 6.000.000
# Months: to the same day, in a shorter month to its last.
la última fecha de 2025, un mes justo: 5 % × 1 × 12.000.000 = 600.000; el 75 %, 450.000, sube
  2025 00 | 2026-11-26 | tax: 12 millones | 600.000 524.000 524.000 1.200.000
y un día más, dos: 1.200.000
  2025 00 | 2026-11-27 | tax: 12 millones | 1.200.000 600.000 900.000 2.400.000
del 31 de enero al 28 de febrero va un mes
  2025-01-31 | 2025-02-28 | tax: 20 millones | 1.000.000 500.000 750.000 2.000.000
del 31 de agosto al 1 de octubre van dos
  2025-08-31 | 2025-10-01 | tax: 20 millones | 2.000.000 1.000.000 1.500.000 4.000.000
del 29 de febrero al 28 del siguiente van doce: 60 % de 5.000.000
  2024-02-29 | 2025-02-28 | tax: 5 millones | 3.000.000 1.500.000 2.250.000 6.000.000
# The minimum.
5 % × 1 × 10.480.000 = 524.000: la mínima justa
  2025 01 | 2026-08-13 | tax: 10.480.000 | 524.000 524.000 524.000 1.048.000
5 % × 1 × 10.500.000 = 525.000: mil más que la mínima; ninguna reducción baja de ella
  2025 01 | 2026-08-13 | tax: 10,5 millones | 525.000 524.000 524.000 1.050.000
5 % × 1 × 16.000.000 = 800.000: la mitad, 400.000, sube; el 75 %, 600.000, no
  2025 01 | 2026-08-13 | tax: 16 millones | 800.000 524.000 600.000 1.600.000
5 % × 1 × 20.960.000 = 1.048.000: la mitad es justo la mínima
  2025 01 | 2026-08-13 | tax: 20.960.000 | 1.048.000 524.000 786.000 2.096.000
5 % × 1 × 8.000.000 = 400.000, que sube a 524.000; emplazado, 800.000
  2025 01 | 2026-08-13 | tax: 8 millones | 524.000 524.000 524.000 800.000
sin nada, la mínima del año en que se liquida: en 2025, 498.000
  2024 00 | 2025-12-31 | tax: cero; income: no; equity: 0 | 498.000 498.000 498.000 498.000
y en 2026, 524.000
  2024 00 | 2026-01-01 | tax: 0; income: nada; equity: ninguno | 524.000 524.000 524.000 524.000
# Thousands.
5 % × 6 × 4.115.223 = 1.234.567, que son 1.235.000; la mitad, 617.283, son 617.000
  2024 27 | 2026-02-15 | tax: 4.115.223 | 1.235.000 617.000 926.000 2.469.000
5 % × 1 × 24.690.000 = 1.234.500: quinientos suben
  2025 01 | 2026-08-13 | tax: 24 millones 690 mil | 1.235.000 617.000 926.000 2.469.000
5 % × 1 × 24.689.980 = 1.234.499: menos de quinientos bajan
  2025 01 | 2026-08-13 | tax: 24.689.980 | 1.234.000 617.000 926.000 2.469.000
# On income: «0», «no» and the like ask for it, and then for the credit balance.
0,5 % × 3 × 70.000.000 = 1.050.000
  2025 27 | 2026-11-22 | tax: 0; income: 70 millones; creditBalance: 0 | 1.050.000 525.000 788.000 2.100.000
15 meses: 7,5 % no pasa del 5 % de 70.000.000 = 3.500.000
  2024 27 | 2026-11-22 | tax: $0; income: 70.000.000; creditBalance: no | 3.500.000 1.750.000 2.625.000 7.000.000
saldo a favor de 300.000: 4.500.000 no pasan de 600.000; la mitad, 300.000, sube a 524.000
  2024 27 | 2026-11-22 | tax: no; income: 90 millones; creditBalance: 300 mil | 600.000 524.000 524.000 1.200.000
y sin saberlo, lo que sería sin él
  2024 27 | 2026-11-22 | tax: cero; income: 90 millones; creditBalance: no sé | 4.500.000 2.250.000 3.375.000 9.000.000
0,5 % × 3 × 90.000.000 = 1.350.000; el 75 %, 1.012.500, son 1.013.000
  2024 27 | 2025-11-15 | tax: 0; income: 90.000.000; creditBalance: 0 | 1.350.000 675.000 1.013.000 2.700.000
un día tarde con 66.000.000: 0,5 % = 330.000, que sube a 498.000; emplazado, 660.000
  2024 00 | 2025-10-25 | tax: 0; income: 66 millones; creditBalance: 0 | 498.000 498.000 498.000 660.000
saldo a favor de 600.000: 2.000.000 no pasan de 1.200.000
  2024 27 | 2025-10-02 | tax: 0; income: 200 millones; creditBalance: 600.000 | 1.200.000 600.000 900.000 2.400.000
saldo a favor de 150.000: el doble, 300.000, sube a 498.000; emplazado, el cuádruple, 600.000
  2024 27 | 2025-10-02 | tax: 0; income: 200 millones; creditBalance: 150 mil | 498.000 498.000 498.000 600.000
saldo a favor de 50.000.000: manda el 5 % de 200.000.000
  2024 27 | 2026-09-01 | tax: 0; income: 200 millones; creditBalance: 50 millones | 10.000.000 5.000.000 7.500.000 20.000.000
10.000.000.000 sin saldo a favor: no pasa de 2.500 UVT = 130.935.000
  2024 27 | 2026-07-01 | tax: 0; income: 10.000 millones; creditBalance: 0 | 130.935.000 65.468.000 98.201.000 261.870.000
y con saldo a favor de 200.000.000 no hay tope de UVT: el doble, 400.000.000
  2024 27 | 2026-07-01 | tax: 0; income: 10 mil millones; creditBalance: 200 millones | 400.000.000 200.000.000 300.000.000 800.000.000
# On equity: no income either.
sin ingresos: 1 % × 1 × 300.000.000 = 3.000.000
  2024 27 | 2025-09-02 | tax: 0; income: 0; equity: 300 millones; creditBalance: 0 | 3.000.000 1.500.000 2.250.000 6.000.000
12 meses: 12 % no pasa del 10 % de 300.000.000 = 30.000.000
  2024 27 | 2026-09-01 | tax: no; income: no; equity: 300 millones; creditBalance: no | 30.000.000 15.000.000 22.500.000 60.000.000
saldo a favor de 1.000.000: 3.000.000 no pasan de 2.000.000
  2024 27 | 2025-09-02 | tax: 0; income: cero; equity: 300 millones; creditBalance: 1 millón | 2.000.000 1.000.000 1.500.000 4.000.000
100.000.000.000 sin saldo a favor: 2.500 UVT = 124.497.500, que son 124.498.000
  2024 27 | 2025-09-02 | tax: 0; income: 0; equity: 100 mil millones; creditBalance: 0 | 124.498.000 62.249.000 93.373.000 248.995.000
1 % × 1 × 50.000.000 = 500.000, sin saber el saldo a favor; la mitad y el 75 % suben a 498.000
  2024 27 | 2025-09-02 | tax: cero; income: ninguno; equity: 50 millones; creditBalance: no lo sé | 500.000 498.000 498.000 1.000.000
# A year whose UVT is not known: no minimum to raise it, and no cap in UVT to lower it.
en 2031, 5 % × 1 × 40.000.000 = 2.000.000, sin mínima conocida
  2030-12-20 | 2031-01-10 | tax: 40 millones | 2.000.000 1.000.000 1.500.000 4.000.000
en 2031, 0,5 % × 5 × 9.000.000.000 = 225.000.000, sin tope conocido en UVT
  2030-09-02 | 2031-01-20 | tax: 0; income: 9.000 millones; creditBalance: 0 | 225.000.000 112.500.000 168.750.000 450.000.000
`;

/** An example's two lines, read. */
function exampleOf(byHand: string, line: string) {
  const [due = '', today = '', typed = '', penalties = ''] = line.trim().split(' | ');
  const inputs = Object.fromEntries(typed.split('; ').map((field) => field.split(': '))) as Inputs;
  return { byHand, due, today, inputs, penalties: penalties.split(' ').map((peso) => `$${peso}`) };
}

const lines = examples.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const read = lines.flatMap((line, index) => (index % 2 === 0 ? exampleOf(line, lines[index + 1] ?? '') : []));

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

/**
 * Fills the form as a visitor does, each field once the answers before have made it appear; and sends it.
 * @param due a tax year and two digits, or the deadline of another year
 */
async function settle(due: string, today: string, inputs: Inputs): Promise<HTMLFormElement> {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00-05:00`), advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(<LateFiling />);
  const year = screen.getByLabelText(fields.taxYear.label);
  const [taxYear = '', digits] = due.split(' ');
  await user.selectOptions(year, digits ? taxYear : fields.taxYear.other);
  if (digits) await user.type(screen.getByLabelText(fields.digits.label), digits);
  else fireEvent.input(screen.getByLabelText(fields.deadline.label), { target: { value: due } });
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

test.each(read)('$byHand', async ({ due, today, inputs, penalties }) => {
  const [penalty = '', half = '', threeQuarters = '', afterSummons = ''] = penalties;
  const form = await settle(due, today, inputs);
  const taxYear = due.includes(' ') ? due.slice(0, 4) : String(Number(due.slice(0, 4)) - 1);
  const heading = screen.getByRole('heading');
  expect(heading).toHaveFocus();
  expect(plain(heading.textContent)).toContain(fill(result.heading, { taxYear }));
  expect(heading.textContent.match(/\$[\d.]+/g)).toEqual(half === penalty ? [penalty] : [penalty, half]);

  const said = plain(form.textContent);
  const minimum = { 2025: '$498.000', 2026: '$524.000' }[Number(today.slice(0, 4))];
  const reduced = result.threeQuarters[threeQuarters === minimum ? 'raised' : 'exact'];
  expect(said).toContain(
    plain(half === penalty ? result.notReduced : fill(reduced, { amount: threeQuarters })),
  );
  const summons = result.summons[afterSummons === minimum ? 'raised' : 'exact'];
  expect(said).toContain(plain(fill(summons, { amount: afterSummons })));
});

test.each(asking)('%s', async (_, inputs, asked, problem) => {
  await settle('2025 27', '2026-11-22', inputs);
  const field = screen.getByLabelText(fields[asked].label);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(problem ? amountProblems[problem] : problems[asked]);
  expect(field).toHaveValue(inputs[asked] ?? '');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
