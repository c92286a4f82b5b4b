import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateFilingWords } from '@/content/late-filing';
import { fill, type Words } from '@/lib/words/fill';
import { LateFiling } from './LateFiling';

const { fields, problems, result } = lateFilingWords;

// 23:30 on 20 November 2026 in Bogota; the next day already in Madrid and in UTC.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

async function type(label: string, typed: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
}

/** A sentence as it is found: with ordinary spaces. */
const said = (sentence: string, words: Words) => fill(sentence, words).replaceAll('\u00a0', ' ');

function settle() {
  return user.click(screen.getByRole('button', { name: 'Calcular la sanción' }));
}

test('the day of filing is today in Colombia', () => {
  render(<LateFiling />);
  expect(screen.getByLabelText(fields.filed.label)).toHaveValue('2026-11-20');
});

test('two digits give the deadline of the year chosen', async () => {
  render(<LateFiling />);
  await type('Dos últimos dígitos', '27');
  expect(screen.getByLabelText('O tu fecha límite')).toHaveValue('2025-09-01');
  await user.selectOptions(screen.getByLabelText('Declaración que debías presentar'), 'Año gravable 2025');
  expect(screen.getByLabelText('O tu fecha límite')).toHaveValue('2026-09-01');
});

test('digits typed before the code arrived count', () => {
  const { container, unmount } = render(<LateFiling />);
  const html = container.innerHTML;
  unmount();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  screen.getByLabelText<HTMLInputElement>('Dos últimos dígitos').value = '27';
  render(<LateFiling />, { container: page, hydrate: true });
  expect(screen.getByLabelText('O tu fecha límite')).toHaveValue('2025-09-01');
});

test('a deadline written by hand stands alone', async () => {
  render(<LateFiling />);
  await type('Dos últimos dígitos', '27');
  await type('O tu fecha límite', '2025-10-24');
  expect(screen.getByLabelText('Dos últimos dígitos')).toHaveValue('');
});

test('the cited example, in figures and in words', async () => {
  render(<LateFiling />);
  await type('O tu fecha límite', '2025-10-24');
  await type(fields.filed.label, '2026-08-16');
  await type('Impuesto a cargo', '1.450.000');
  await settle();
  const heading = screen.getByRole('heading', { name: /16 de agosto de 2026.*\$725\.000/ });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/hay 10 meses/)).toBeVisible();
  expect(screen.getByText(/5 % × 10 × \$1\.450\.000 = \$725\.000/)).toBeVisible();
  expect(heading).toHaveTextContent(`${result.withReduction}: $524.000`);
  expect(screen.getByText(/hace más de un año, pagas el 75 %: \$544\.000/)).toBeVisible();
  expect(screen.getByText(/calcula al doble y sin reducción: \$1\.450\.000/)).toBeVisible();
  expect(screen.getByText(/intereses .* no están incluidos/)).toBeVisible();
  expect(screen.getByRole('button', { name: lateFilingWords.result.contact }).dataset).toMatchObject({
    modal: 'contact',
    services: 'Declaración de Renta',
    message: expect.stringMatching(/24 de octubre de 2025.*\$725\.000/),
  });
});

describe('how the penalty grows', () => {
  const { growth } = result;
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const months = () => screen.getAllByRole('row').slice(1);

  async function tenMonthsLate(tax: string) {
    render(<LateFiling />);
    await type('O tu fecha límite', '2025-10-24');
    await type(fields.filed.label, '2026-08-16');
    await type('Impuesto a cargo', tax);
    await settle();
  }

  test('its picture and its table agree with the answer to the peso', async () => {
    await tenMonthsLate('1.450.000');
    const figure = screen.getByRole('figure', { name: growth.heading });
    expect(within(figure).getByText(said(growth.own, { month: '10', penalty: '$725.000' }))).toBeVisible();
    expect(within(figure).getByText(said(growth.cap, { month: '20', cap: '$1.450.000' }))).toBeVisible();
    expect(
      within(figure).getByText(said(growth.minimum, { year: '2026', minimum: '$524.000' })),
    ).toBeVisible();
    // The line of what article 640 leaves is called as its figure is.
    expect(within(figure).getByText(result.withReduction)).toBeVisible();

    await user.click(within(figure).getByText(growth.figures));
    expect(months()).toHaveLength(20);
    const own = screen.getByRole('row', { name: /^mes 10 hasta el 24 ago 2026/ });
    expect(cells(own)).toEqual(['$725.000', '$524.000']);
    expect(own).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByRole('row').filter((row) => row.ariaCurrent !== null)).toEqual([own]);
    expect(cells(screen.getByRole('row', { name: /^mes 20 o más desde el 25 may 2027/ }))).toEqual([
      '$1.450.000',
      '$725.000',
    ]);
  });

  test('who is later than the table goes is in its last row', async () => {
    render(<LateFiling />);
    await type('O tu fecha límite', '2023-10-24');
    await type('Impuesto a cargo', '20 millones');
    await settle();
    expect(screen.getByText(said(growth.own, { month: '37', penalty: '$20.000.000' }))).toBeVisible();
    await user.click(screen.getByText(growth.figures));
    expect(months().at(-1)).toHaveAttribute('aria-current', 'true');
    expect(cells(months().at(-1) ?? document.body)).toEqual(['$20.000.000', '$10.000.000']);
  });

  test('where it does not grow there is none', async () => {
    await tenMonthsLate('0');
    expect(screen.getByRole('heading', { name: /\$524\.000/ })).toBeVisible();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });
});

test('the minimum of the year of filing', async () => {
  render(<LateFiling />);
  await type('Dos últimos dígitos', '01');
  await type('Impuesto a cargo', '0');
  await settle();
  expect(screen.getByRole('heading', { name: /\$524\.000/ })).toBeVisible();
  expect(screen.getByText(/^Ninguna sanción baja de 10 UVT: \$524\.000 en 2026/)).toBeVisible();
  expect(screen.getByText(result.notReduced)).toBeVisible();
});

test.each([
  [
    'the credit balance',
    { 'Ingresos brutos': '200 millones', 'Saldo a favor': '1 millón' },
    'No pasa del doble del saldo a favor: $2.000.000.',
  ],
  ['the income', { 'Ingresos brutos': '200 millones' }, 'No pasa del 5 % de los ingresos: $10.000.000.'],
  [
    'the equity',
    { 'Patrimonio líquido del año anterior': '300 millones' },
    'No pasa del 10 % del patrimonio: $30.000.000.',
  ],
  ['the UVT', { 'Ingresos brutos': '10.000 millones' }, 'No pasa de 2.500 UVT: $130.935.000.'],
])('the cap by %s is said', async (_, amounts, sentence) => {
  render(<LateFiling />);
  await type('Dos últimos dígitos', '27');
  for (const [label, typed] of Object.entries(amounts)) await type(label, typed);
  await settle();
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a year whose UVT is not known says so instead of guessing', async () => {
  render(<LateFiling />);
  await type('Dos últimos dígitos', '27');
  await type(fields.filed.label, '2031-01-10');
  await type('Impuesto a cargo', '0');
  await settle();
  expect(screen.getByRole('heading', { name: new RegExp(result.unknown) })).toBeVisible();
  expect(screen.getByText('El mínimo de 2031 (10 UVT) todavía no se conoce.')).toBeVisible();
});

test('nothing typed is asked for, not settled at the minimum', async () => {
  render(<LateFiling />);
  await type('Dos últimos dígitos', '27');
  await settle();
  const tax = screen.getByLabelText('Impuesto a cargo');
  expect(tax).toHaveFocus();
  expect(tax).toHaveAccessibleDescription(expect.stringContaining(problems.empty));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a deadline that the DIAN has not published says so', async () => {
  render(<LateFiling />);
  await user.selectOptions(screen.getByLabelText('Declaración que debías presentar'), 'Año gravable 2026');
  await type('Dos últimos dígitos', '27');
  await settle();
  expect(screen.getByRole('heading', { name: result.onTime })).toHaveFocus();
  expect(screen.getByText(result.computed)).toBeVisible();
});

test('in time', async () => {
  render(<LateFiling />);
  await type('O tu fecha límite', '2026-11-20');
  await settle();
  expect(screen.getByRole('heading', { name: 'Todavía estás a tiempo' })).toHaveFocus();
  expect(screen.getByText(/a más tardar el 20 de noviembre de 2026/)).toBeVisible();
});

test.each([
  ['', /Escribe tus dos últimos dígitos o tu fecha límite/],
  ['7', /Escribe dos dígitos, por ejemplo 27/],
  ['xx', /Escribe dos dígitos, por ejemplo 27/],
])('digits %j are asked for kindly', async (typed, message) => {
  render(<LateFiling />);
  const digits = screen.getByLabelText('Dos últimos dígitos');
  if (typed) await user.type(digits, typed);
  await settle();
  expect(digits).toHaveFocus();
  expect(digits).toHaveAccessibleDescription(message);
});
