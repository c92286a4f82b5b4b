import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountProblems } from '@/content/amounts';
import { answerExitWords } from '@/content/answer-exits';
import { filingCheckWords } from '@/content/filing-check';
import type { Threshold } from '@/content/seasons/types';
import { FilingCheck } from './FilingCheck';

const thresholds: readonly Threshold[] = [
  { id: 'income', uvt: 1400, operator: '>=', amount: 65_891_000 },
  { id: 'equity', uvt: 4500, operator: '>', amount: 211_792_500 },
  { id: 'creditCard', uvt: 1400, operator: '>', amount: 65_891_000 },
  { id: 'purchases', uvt: 1400, operator: '>', amount: 65_891_000 },
  { id: 'deposits', uvt: 1400, operator: '>', amount: 65_891_000 },
];

beforeEach(() => jest.useFakeTimers({ now: new Date('2025-10-24T23:59:00-05:00'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

function renderCheck() {
  render(<FilingCheck seasons={[{ year: 2025, taxYear: 2024, thresholds, lastDate: '2025-10-24' }]} />);
}

async function answer(amounts: Record<string, string>) {
  for (const [label, typed] of Object.entries(amounts)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, typed);
  }
  await user.click(screen.getByRole('button', { name: 'Revisar si debo declarar' }));
}

function row(name: string) {
  const answers = screen.getByRole('list');
  return within(answers).getByText(name).closest('li');
}

beforeEach(() => {
  document.documentElement.dataset.years = '2024/2025-08-12/2025-10-24';
});

test('asks the seven questions, each with its limit', () => {
  renderCheck();
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
  expect(screen.getByLabelText('Patrimonio bruto')).toHaveAccessibleDescription(/Tope:\s\$211\.792\.500/);
  expect(screen.getByRole('checkbox', { name: 'Responsable de IVA' })).toHaveAccessibleDescription(/2024/);
});

test('nothing typed is asked for, not answered', async () => {
  renderCheck();
  await answer({});
  const income = screen.getByLabelText('Ingresos brutos');
  expect(income).toHaveFocus();
  expect(income).toHaveAccessibleDescription(expect.stringContaining(filingCheckWords.empty));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();

  await answer({ 'Ingresos brutos': '0' });
  expect(income).toBeValid();
  expect(screen.getByRole('heading', { name: /no tienes que declarar/ })).toHaveFocus();
  expect(screen.getByText(/pedir el saldo a favor/)).toBeVisible();
});

test('after the last date it says that it is over, and where to get up to date', async () => {
  jest.setSystemTime(new Date('2025-10-25T00:00:00-05:00'));
  renderCheck();
  await answer({ 'Ingresos brutos': '70 millones' });
  expect(screen.getByRole('heading', { name: /debías declarar renta en 2025/ })).toHaveFocus();
  expect(screen.getByRole('link', { name: filingCheckWords.late })).toHaveAttribute('href', '#late');
  expect(screen.queryByRole('link', { name: filingCheckWords.date })).not.toBeInTheDocument();
});

test.each([
  ['simple', filingCheckWords.verdicts.simple],
  ['nonResident', filingCheckWords.verdicts.nonResident],
] as const)(
  'whose rules are others (%s) is told so, with no figure and in spite of any',
  async (status, verdict) => {
    renderCheck();
    await user.selectOptions(screen.getByRole('combobox'), filingCheckWords.status.options[status]);
    await answer({});
    expect(screen.getByRole('heading', { name: verdict })).toHaveFocus();
    await answer({ 'Ingresos brutos': '900 millones' });
    expect(screen.getByRole('heading', { name: verdict })).toHaveFocus();
  },
);

test('one amount over its limit: must file, with each reason and the closest of the others', async () => {
  renderCheck();
  await answer({
    'Ingresos brutos': '70 millones',
    'Patrimonio bruto': "180'000.000",
    'Compras y consumos': '1 millón',
  });
  expect(screen.getByRole('heading', { name: 'Sí, debes declarar renta en 2025.' })).toHaveFocus();
  expect(row('Ingresos brutos')).toHaveTextContent(
    '$70.000.000Supera el tope de $65.891.000 por $4.109.000.',
  );
  expect(row('Patrimonio bruto')).toHaveTextContent(
    'Le faltan $31.792.500 para llegar al tope de $211.792.500.',
  );
  expect(row('Patrimonio bruto')).toHaveTextContent(filingCheckWords.closest);
  expect(row('Compras y consumos')).not.toHaveTextContent(filingCheckWords.closest);
  expect(screen.getByRole('link', { name: 'Ver mi fecha' })).toHaveAttribute('href', '#when');
});

test('each amount is drawn to scale beside its limit, and what exceeds it goes beyond the line', async () => {
  renderCheck();
  await answer({
    'Ingresos brutos': '98.836.500',
    'Patrimonio bruto': '105.896.250',
    'Consumos con tarjeta de crédito': '0',
  });
  const widths = (name: string) =>
    [...(row(name)?.querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('width'));
  // Its line stands at two thirds: once and a half the limit is the whole drawing, half of it a third.
  expect(widths('Ingresos brutos')).toEqual(['100%', '33.33%']);
  expect(widths('Patrimonio bruto')).toEqual(['33.34%']);
  expect(widths('Consumos con tarjeta de crédito')).toEqual([]);
  // What is drawn is said beside it: the drawing itself is not.
  for (const drawing of screen.getByRole('list').querySelectorAll('svg')) {
    expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
  }
});

test.each(['', 'no sé', 'No lo se', '?'])(
  'an amount told as «%s» is shown as not given, and not as a zero',
  async (typed) => {
    renderCheck();
    const deposits = 'Consignaciones, depósitos o inversiones';
    await answer({
      'Ingresos brutos': '20 millones',
      'Compras y consumos': '0',
      ...(typed && { [deposits]: typed }),
    });
    expect(row(deposits)).toHaveTextContent(filingCheckWords.blank);
    expect(row(deposits)).toHaveTextContent('cuenta como cero');
    expect(row(deposits)).not.toHaveTextContent('$0');
    expect(row('Compras y consumos')).toHaveTextContent('$0');
    expect(row('Compras y consumos')).not.toHaveTextContent(filingCheckWords.blank);
  },
);

test('at exact equality the operator decides', async () => {
  renderCheck();
  await answer({ 'Consumos con tarjeta de crédito': '65.891.000' });
  expect(row('Consumos con tarjeta de crédito')).toHaveTextContent('solo cuenta si lo supera');
  expect(screen.getByRole('heading', { name: /no tienes que declarar/ })).toBeVisible();

  await answer({ 'Ingresos brutos': '65,891,000' });
  expect(row('Ingresos brutos')).toHaveTextContent('y con eso basta');
  expect(screen.getByRole('heading', { name: /debes declarar/ })).toBeVisible();
});

test('VAT-responsible alone is enough', async () => {
  renderCheck();
  await user.click(screen.getByRole('checkbox', { name: 'Responsable de IVA' }));
  await answer({});
  expect(screen.getByRole('heading', { name: 'Sí, debes declarar renta en 2025.' })).toBeVisible();
  expect(row('Responsable de IVA')).toHaveTextContent('Con esto basta: debes declarar.');
});

test('the contact link carries the result', async () => {
  renderCheck();
  await user.click(screen.getByRole('checkbox', { name: 'Responsable de IVA' }));
  await answer({ 'Ingresos brutos': '70 millones' });
  const contact = screen.getByRole('button', { name: answerExitWords.form });
  expect(contact).toHaveAttribute('href', '/#contact');
  expect(contact.dataset).toMatchObject({
    modal: 'contact',
    services: 'Declaración de Renta',
    message:
      'Hola. Hice la consulta en tu página y me salió que debo declarar renta en 2025 por: Ingresos brutos ($70.000.000), Responsable de IVA.',
  });
});

test('the contact link says what was nearest when there is nothing to file', async () => {
  renderCheck();
  await answer({ 'Ingresos brutos': '60 millones' });
  expect(screen.getByRole('button', { name: answerExitWords.form }).dataset.message).toMatch(
    /no tengo que declarar renta en 2025\. Quiero confirmarlo\. Mi cifra más cercana al tope: Ingresos brutos \(\$60\.000\.000\)\.$/,
  );
});

test('what cannot be read is said at its field, which takes the focus, and answered once mended', async () => {
  renderCheck();
  await answer({
    'Ingresos brutos': '50 millones',
    'Patrimonio bruto': 'mucho',
    'Compras y consumos': '65,5',
  });
  const equity = screen.getByLabelText('Patrimonio bruto');
  expect(equity).toHaveFocus();
  expect(equity).toBeInvalid();
  expect(equity).toHaveAccessibleDescription(new RegExp(amountProblems.unreadable));
  expect(screen.getByLabelText('Compras y consumos')).toHaveAccessibleDescription(/¿Son millones\?/);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();

  await answer({ 'Patrimonio bruto': '100 millones', 'Compras y consumos': '65,5 millones' });
  expect(equity).toBeValid();
  expect(screen.getByRole('heading', { name: /no tienes que declarar/ })).toBeVisible();
});

test('an amount is written out as it was understood', async () => {
  renderCheck();
  const income = screen.getByLabelText('Ingresos brutos');
  await user.type(income, '65,5 millones');
  await user.tab();
  expect(income).toHaveValue('$65.500.000');
});

test('an answer goes as soon as a figure changes', async () => {
  renderCheck();
  await answer({ 'Ingresos brutos': '70 millones' });
  await user.type(screen.getByLabelText('Ingresos brutos'), '1');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a submit from before the code arrived is answered', () => {
  window.heldActions = { take: () => true };
  renderCheck();
  delete window.heldActions;
  expect(screen.getByLabelText('Ingresos brutos')).toBeInvalid();
});
