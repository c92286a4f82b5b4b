import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { YEAR_CHANGED } from '@/components/ui/tax-year';
import { answerExitWords } from '@/content/answer-exits';
import { amountProblems } from '@/content/amounts';
import { filingCheckWords } from '@/content/filing-check';
import type { ConditionId } from '@/lib/tax/filing-check';
import { FilingCheckSection } from './FilingCheckSection';
import type * as Judge from './FilingVerdict';

jest.mock('@/components/ui/after-paint', () => ({ afterPaint: (work: () => void) => work() }));

// Its code is there at once.
jest.mock('./FilingVerdictIsland', () => ({
  FilingVerdictIsland: jest.requireActual<typeof Judge>('./FilingVerdict').FilingVerdict,
}));

const { answers, verdicts, meanings, amounts: said, keepOn, total } = filingCheckWords;

/** As a visitor gives it: a tap, or what is typed. */
type Given = Partial<Record<ConditionId, string>>;
type Verdict = 'yes' | 'no' | 'unknown' | 'pending';
type Example = readonly [byHand: string, given: Given, verdict: Verdict, words?: string];

const { yes: Si, no: No, unknown: NoSe } = answers;
const nothing: Given = { income: No, equity: No, creditCard: No, purchases: No, deposits: No, vat: No };

const of2024: readonly Example[] = [
  ['nada respondido', {}, 'pending'],
  ['un no', { income: No }, 'pending'],
  ['cinco no', { ...nothing, vat: undefined }, 'pending'],
  ['todo no', nothing, 'no'],
  ['un sí a la primera', { income: Si }, 'yes', 'tus ingresos brutos'],
  ['un sí a la última', { vat: Si }, 'yes', 'ser responsable de IVA'],
  ['un sí entre varios no', { ...nothing, purchases: Si }, 'yes', 'tus compras y consumos'],
  ['un sí entre varios no sé', { income: NoSe, equity: NoSe, deposits: Si }, 'yes', meanings.onlyDeposits],
  ['dos sí', { income: Si, equity: Si }, 'yes', 'tus ingresos brutos y tu patrimonio bruto'],
  ['un no sé y lo demás no', { ...nothing, deposits: NoSe }, 'unknown', meanings.unknownOne[0]],
  ['dos no sé y lo demás no', { ...nothing, income: NoSe, vat: NoSe }, 'unknown', 'Te faltan 2'],
  ['un no sé y lo demás sin responder', { deposits: NoSe }, 'pending'],
  ['todo no sé', Object.fromEntries(Object.keys(nothing).map((id) => [id, NoSe])), 'unknown'],
  // Amounts, at the limits and in the ways they are typed.
  ['ingresos, un peso menos', { income: '65.890.999' }, 'pending', 'Le faltan $1 '],
  ['ingresos, el tope justo: «igual o superior»', { income: '65.891.000' }, 'yes', said.reached],
  ['ingresos, un peso más', { income: '65.891.001' }, 'yes', 'Supera el tope por $1.'],
  ['patrimonio, un peso menos', { ...nothing, equity: '211.792.499' }, 'no', 'Le faltan $1 '],
  ['patrimonio, el tope justo: «superior»', { ...nothing, equity: '211.792.500' }, 'no', said.atLimit],
  ['patrimonio, un peso más', { equity: '211.792.501' }, 'yes', 'Supera el tope por $1.'],
  ['patrimonio, la cifra redondeada de la DIAN', { equity: '211.793.000' }, 'yes', 'por $500.'],
  ['tarjetas, el tope justo', { ...nothing, creditCard: '65.891.000' }, 'no', said.atLimit],
  ['tarjetas, un peso más', { creditCard: '65891001' }, 'yes', 'Supera el tope por $1.'],
  ['compras, el tope justo', { ...nothing, purchases: "65'891.000" }, 'no', said.atLimit],
  ['compras, un peso más', { purchases: '65,891,001' }, 'yes', 'Supera el tope por $1.'],
  ['consignaciones, el tope justo', { ...nothing, deposits: '$ 65.891.000' }, 'no', said.atLimit],
  ['consignaciones, un peso más', { deposits: '65.891.001' }, 'yes', 'Supera el tope por $1.'],
  ['«70 millones» de pensión', { income: '70 millones' }, 'yes', 'por $4.109.000.'],
  ['un préstamo de 80 millones por Nequi', { income: '30 millones', deposits: '80 millones' }, 'yes'],
  ['«no» escrito en la cifra', { ...nothing, income: 'no' }, 'no'],
  ['«cero» escrito en la cifra', { ...nothing, income: 'cero' }, 'no'],
  ['«0» escrito en la cifra', { ...nothing, income: '0' }, 'no'],
  ['una cifra en blanco no es cero', { ...nothing, income: ' ' }, 'pending'],
  ['una cifra que no se entiende', { ...nothing, income: 'mucho' }, 'pending', amountProblems.unreadable],
  [
    'los topes no se suman',
    { ...nothing, income: '60 millones', creditCard: '60 millones', deposits: '60 millones' },
    'no',
  ],
];
const of2025: readonly Example[] = [
  ['2025: 69.718.599 de ingresos', { income: '69.718.599' }, 'pending', 'Le faltan $1 '],
  ['2025: 69.718.600 de ingresos', { income: '69.718.600' }, 'yes', said.reached],
  ['2025: el tope de 2024 no alcanza', { ...nothing, income: '65.891.000' }, 'no', '$3.827.600'],
  ['2025: 224.095.500 de patrimonio', { ...nothing, equity: '224.095.500' }, 'no', said.atLimit],
  ['2025: 224.095.501 de patrimonio', { equity: '224.095.501' }, 'yes', 'Supera el tope por $1.'],
];
const of2026: readonly Example[] = [
  ['2026: 73.323.600 de ingresos', { income: '73.323.600' }, 'yes', said.reached],
  ['2026: 235.683.000 de patrimonio', { ...nothing, equity: '235.683.000' }, 'no', said.atLimit],
];

const { dataset } = document.documentElement;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-08-01T12:00:00-05:00') });
  dataset.years = '2024/2025-08-12/2025-10-24 2025/2026-08-12/2026-10-26 2026/2027-08-10/2027-10-26';
  delete dataset.tab;
});

function field(name: string): HTMLInputElement {
  const control = document.querySelector<HTMLInputElement>(`[name='${name}']`);
  if (!control) throw new Error(`no field ${name}`);
  return control;
}

function give(given: Given): void {
  for (const [id, answer] of Object.entries(given)) {
    if (answer === undefined) continue;
    const chips = within(document.getElementById(`condition-${id}`) ?? document.body);
    const chip = chips.queryByRole('radio', { name: answer });
    if (chip) fireEvent.click(chip);
    else {
      const amount = field(`${id}-amount`);
      fireEvent.input(amount, { target: { value: answer } });
      fireEvent.change(amount);
    }
  }
}

/** Which verdict stands, by its heading. */
function verdict(taxYear: number): Verdict {
  const heading = document.querySelector('[data-answer] h3')?.textContent;
  if (heading === undefined) return 'pending';
  const year = (words: string) => words.replace('{taxYear}', String(taxYear));
  if (heading === year(verdicts.mustFile)) return 'yes';
  if (heading === year(verdicts.needNot)) return 'no';
  return heading === verdicts.unknown ? 'unknown' : 'pending';
}

function turnTo(tab: number): void {
  dataset.tab = String(tab);
  act(() => void dispatchEvent(new Event(YEAR_CHANGED)));
}

describe.each([
  [2024, of2024],
  [2025, of2025],
  [2026, of2026],
])('%i', (taxYear, examples) => {
  test.each(
    examples.map(([byHand, given, expected, words = '']) => [byHand, given, expected, words] as const),
  )('%s', (_, given, expected, words) => {
    render(<FilingCheckSection />);
    turnTo(taxYear - 2024);
    give(given);
    expect(verdict(taxYear)).toBe(expected);
    expect(screen.getByRole('form').textContent).toContain(words.trim());
  });
});

test('the verdict stands under the row that first decided, and goes with its yes', () => {
  render(<FilingCheckSection />);
  give({ deposits: Si });
  const rowOf = (id: string) => document.getElementById(`verdict-${id}`);
  expect(rowOf('deposits')).toHaveTextContent(keepOn);
  give({ income: Si });
  expect(rowOf('deposits')).not.toBeEmptyDOMElement();
  expect(rowOf('income')).toBeEmptyDOMElement();
  give({ deposits: No });
  expect(rowOf('deposits')).toBeEmptyDOMElement();
  expect(rowOf('income')).not.toBeEmptyDOMElement();
  give({ income: No });
  expect(screen.getByText(total.heading)).toBeInTheDocument();
});

test('a tap takes an amount away, and an amount that is taken away answers nothing', () => {
  render(<FilingCheckSection />);
  give({ income: '70 millones' });
  expect(verdict(2024)).toBe('yes');
  give({ income: No });
  expect(field('income-amount')).toHaveValue('');
  give({ income: '70 millones' });
  fireEvent.input(field('income-amount'), { target: { value: '' } });
  expect(verdict(2024)).toBe('pending');
});

test('each amount that can’t be read is told, until it is typed anew', () => {
  render(<FilingCheckSection />);
  give({ income: 'mucho', equity: 'bastante' });
  expect(screen.getAllByText(amountProblems.unreadable)).toHaveLength(2);
  expect(field('income-amount')).toBeInvalid();
  fireEvent.input(field('income-amount'), { target: { value: 'much' } });
  expect(screen.getAllByText(amountProblems.unreadable)).toHaveLength(1);
  expect(field('equity-amount')).toBeInvalid();
});

test('an answer leaves by WhatsApp with its message in sight, and by the form with the same', () => {
  render(<FilingCheckSection />);
  give({ income: '70 millones' });
  const message = screen.getByRole('button', { name: answerExitWords.form }).dataset.message ?? '';
  expect(message).toContain('año gravable 2024');
  expect(message).toContain('$70.000.000');
  expect(screen.getByRole('form')).toHaveTextContent(`«${message}»`);
  const whatsapp = screen.getByRole('link', { name: new RegExp(answerExitWords.whatsapp) });
  expect(new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text')).toBe(message);
});
