import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { YEAR_CHANGED } from '@/components/ui/tax-year';
import { amountProblems } from '@/content/amounts';
import { answerExitWords } from '@/content/answer-exits';
import { lateFilingWords } from '@/content/late-filing';
import type { AmountProblem } from '@/lib/tax/amounts';
import { fill } from '@/lib/words/fill';
import { LateFiling } from './LateFiling';
import type { AmountName } from './late-questions';
import { YearTabs } from './YearTabs';

jest.mock('@/components/ui/after-paint', () => ({ afterPaint: (work: () => void) => work() }));

const { fields, problems, result, alsoAsked } = lateFilingWords;

// 23:30 on 22 November 2026 in Bogota; the next day already in Madrid and in UTC.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T04:30:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const field = (name: keyof typeof fields) => screen.getByLabelText(fields[name].label);

async function type(name: keyof typeof fields, typed: string) {
  await user.clear(field(name));
  await user.type(field(name), typed);
}

const choose = (year: string) => user.selectOptions(field('taxYear'), year);
const settle = () => user.click(screen.getByRole('button', { name: lateFilingWords.submit }));

/** With ordinary spaces, as people search for it. */
const text = () => screen.getByRole('form').textContent.replaceAll('\u00a0', ' ');

/** Late for 2025, ending in 27: three months. */
async function threeMonths(tax: string) {
  render(<LateFiling />);
  await choose('2025');
  await type('digits', '27');
  await type('tax', tax);
}

test('three fields at first, and more only once an answer asks for them', async () => {
  await threeMonths('6.000.000');
  for (const name of ['deadline', 'income', 'equity', 'creditBalance'] as const) {
    expect(field(name)).not.toBeVisible();
  }
  await type('tax', '0');
  expect(field('income')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(fill(alsoAsked, { field: fields.income.label }));
  await type('income', '70 millones');
  expect(field('creditBalance')).toBeVisible();
  expect(field('equity')).not.toBeVisible();
});

test('what an answer no longer asks for does not count, and is there when it does again', async () => {
  await threeMonths('0');
  await type('income', '70 millones');
  await type('tax', '6.000.000');
  expect(field('income')).not.toBeVisible();
  await settle();
  expect(screen.getByRole('heading', { name: /\$900\.000/ })).toHaveFocus();
  await type('tax', '0');
  expect(field('income')).toHaveValue('$70.000.000');
});

test('the figure, how it comes about, what changes it, and the way out', async () => {
  await threeMonths('6 millones');
  await settle();
  const heading = screen.getByRole('heading');
  expect(heading).toHaveTextContent('año gravable 2025 si la presentas hoy');
  expect(heading).toHaveTextContent(`${result.full}: $900.000`);
  expect(heading).toHaveTextContent(`${result.withReduction}: $524.000`);
  expect(text()).toContain('1 de septiembre de 2026: van 3 meses');
  expect(text()).toContain('5 % × 3 × $6.000.000 = $900.000');
  expect(text()).toContain('pagas el 75 %: $675.000');
  expect(text()).toContain(result.severalYears);
  expect(text()).toContain('sin reducción: $1.800.000 (artículo 642)');
  expect(text()).toContain(result.note);

  const message = fill(result.messageReduced, {
    taxYear: '2025',
    deadline: '1 de septiembre de 2026',
    half: '$524.000',
    penalty: '$900.000',
  });
  const chat = screen.getByRole('link', { name: new RegExp(answerExitWords.catchUp) });
  expect(new URL((chat as HTMLAnchorElement).href).searchParams.get('text')).toBe(message);
  expect(screen.getByText(new RegExp(`«${message.replace(/[.$]/g, '\\$&')}»`))).toBeVisible();
  expect(screen.getByRole('button', { name: answerExitWords.form }).dataset.message).toBe(message);
});

test('its picture ends as many months on as its words say', async () => {
  await threeMonths('6 millones');
  await settle();
  const figure = screen.getByRole('figure', { name: result.growth.heading });
  expect(within(figure).getByText('mes 9: $2.700.000')).toBeVisible();
  expect(figure).toHaveTextContent('hoy, mes 3');
});

test('where it does not grow there is no picture', async () => {
  await threeMonths('no');
  await type('income', 'no');
  await type('equity', 'no');
  await settle();
  expect(screen.getByRole('heading', { name: /\$524\.000/ })).toBeVisible();
  expect(text()).toContain(result.bases.none);
  expect(text()).toContain(result.notReduced);
  expect(text()).toContain('también es la mínima');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test.each([
  ['the credit balance', '200 millones', '1 millón', 'No pasa del doble del saldo a favor: $2.000.000.'],
  ['the income', '200 millones', '0', 'No pasa del 5 % de los ingresos: $10.000.000.'],
  ['the UVT', '10.000 millones', '0', 'No pasa de 2.500 UVT: $130.935.000.'],
])('the cap by %s is said', async (_, income, creditBalance, sentence) => {
  render(<LateFiling />);
  await choose('2024');
  await type('digits', '27');
  await type('tax', '0');
  await type('income', income);
  await type('creditBalance', creditBalance);
  await settle();
  expect(text()).toContain(sentence);
  expect(text()).not.toContain(result.withoutCreditBalance);
});

test('who does not know the credit balance hears that it may lower the penalty', async () => {
  await threeMonths('0');
  await type('income', '70 millones');
  await type('creditBalance', 'no sé');
  await settle();
  expect(text()).toContain(result.withoutCreditBalance);
});

test('the equity asked for is of the year before the tax year, named', async () => {
  await threeMonths('0');
  await type('income', '0');
  expect(field('equity')).toHaveAccessibleDescription(expect.stringContaining('31 de diciembre de 2024'));
  await choose('2024');
  expect(field('equity')).toHaveAccessibleDescription(expect.stringContaining('31 de diciembre de 2023'));
  await choose(fields.taxYear.other);
  expect(field('equity')).toHaveAccessibleDescription(fields.equity.hintWithoutYear);
  await type('deadline', '2023-08-09');
  expect(field('equity')).toHaveAccessibleDescription(expect.stringContaining('31 de diciembre de 2021'));
});

test('another year asks for the deadline instead of the digits, and is named', async () => {
  render(<LateFiling />);
  await choose(fields.taxYear.other);
  expect(field('digits')).not.toBeVisible();
  await type('tax', '20 millones');
  await settle();
  expect(field('deadline')).toHaveFocus();
  expect(field('deadline')).toHaveAccessibleDescription(problems.deadline);
  await type('deadline', '2023-10-24');
  await settle();
  expect(screen.getByRole('heading')).toHaveTextContent('año gravable 2022');
  expect(text()).toContain('mes 39: $20.000.000');
});

test.each([
  ['2027-01-20', '0', ['El mínimo y el tope en UVT de 2027 todavía no se conocen']],
  ['2027-01-20', '6 millones', ['El mínimo de 2027 (10 UVT) todavía no se conoce y puede subir']],
])('on %s, a tax of %s: a year whose UVT is not known says so', async (today, tax, said) => {
  jest.setSystemTime(new Date(`${today}T15:00:00Z`));
  await threeMonths(tax);
  if (tax === '0') {
    await type('income', '9.000 millones');
    await type('creditBalance', '0');
  }
  await settle();
  for (const sentence of said) expect(text()).toContain(sentence);
});

test('nor does it guess where only the minimum is due', async () => {
  jest.setSystemTime(new Date('2027-01-20T15:00:00Z'));
  await threeMonths('0');
  await type('income', '0');
  await type('equity', '0');
  await settle();
  expect(screen.getByRole('heading', { name: new RegExp(result.unknown) })).toBeVisible();
  expect(text()).toContain('El mínimo de 2027 (10 UVT) todavía no se conoce.');
});

test('in time, no amount is needed; a deadline that the DIAN has not published says so', async () => {
  render(<LateFiling />);
  await choose('2026');
  await type('digits', '27');
  await settle();
  expect(screen.getByRole('heading', { name: result.onTime })).toHaveFocus();
  expect(text()).toContain('año gravable 2026 a más tardar el 1 de septiembre de 2027');
  expect(text()).toContain(result.computed);
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('2026'),
  );
});

test.each([
  ['', problems.digits],
  ['7', problems.digits],
  ['xx', problems.digits],
])('digits %j are asked for kindly', async (typed, message) => {
  render(<LateFiling />);
  if (typed) await user.type(field('digits'), typed);
  await settle();
  expect(field('digits')).toHaveFocus();
  expect(field('digits')).toHaveAccessibleDescription(message);
});

test('what was typed before the code arrived counts', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<LateFiling />);
  expect(screen.queryByLabelText(fields.income.label)).not.toBeInTheDocument();
  screen.getByLabelText<HTMLInputElement>(fields.tax.label).value = '0';
  render(<LateFiling />, { container: page, hydrate: true });
  expect(field('income')).toBeVisible();
  page.remove();
});

test('an answer for the former year goes when the page turns to another', async () => {
  render(
    <>
      <YearTabs />
      <LateFiling />
    </>,
  );
  await type('digits', '27');
  await type('tax', '6 millones');
  await settle();
  expect(screen.getByRole('heading')).toBeVisible();
  act(() => {
    screen.getByRole('radio', { name: /^2025/ }).click();
    dispatchEvent(new Event(YEAR_CHANGED));
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

/** What is asked instead of an answer, and at which field. */
type Asking = readonly [
  what: string,
  inputs: Partial<Record<AmountName, string>>,
  field: AmountName,
  problem: AmountProblem | null,
];

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

test.each(asking)('%s', async (_, inputs, asked, problem) => {
  render(<LateFiling />);
  await choose('2025');
  await type('digits', '27');
  for (const [name, typed] of Object.entries(inputs) as [AmountName, string][]) await type(name, typed);
  await settle();
  expect(field(asked)).toHaveFocus();
  expect(field(asked)).toBeInvalid();
  expect(field(asked)).toHaveAccessibleDescription(problem ? amountProblems[problem] : problems[asked]);
  expect(field(asked)).toHaveValue(inputs[asked] ?? '');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
