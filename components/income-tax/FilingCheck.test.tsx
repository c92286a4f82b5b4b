import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Threshold } from '@/content/seasons/types';
import { FilingCheck } from './FilingCheck';

const thresholds: readonly Threshold[] = [
  { id: 'income', uvt: 1400, operator: '>=', amount: 65_891_000 },
  { id: 'equity', uvt: 4500, operator: '>', amount: 211_792_500 },
  { id: 'creditCard', uvt: 1400, operator: '>', amount: 65_891_000 },
  { id: 'purchases', uvt: 1400, operator: '>', amount: 65_891_000 },
  { id: 'deposits', uvt: 1400, operator: '>', amount: 65_891_000 },
];

function renderCheck() {
  render(<FilingCheck year={2025} taxYear={2024} thresholds={thresholds} />);
}

async function answer(amounts: Record<string, string>) {
  for (const [label, typed] of Object.entries(amounts)) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, typed);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Revisar si debo declarar' }));
}

function row(name: string) {
  const answers = screen.getByRole('list');
  return within(answers).getByText(name).closest('li');
}

test('asks the six questions, each with its limit', () => {
  renderCheck();
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
  expect(screen.getByLabelText('Patrimonio bruto')).toHaveAccessibleDescription(/Tope:\s\$211\.792\.500/);
  expect(screen.getByRole('checkbox', { name: 'Responsable de IVA' })).toHaveAccessibleDescription(/2024/);
});

test('everything empty: need not file, and says why', async () => {
  renderCheck();
  await answer({});
  expect(
    screen.getByRole('heading', { name: 'Con estas cifras no tienes que declarar renta en 2025.' }),
  ).toHaveFocus();
  expect(screen.getByText(/todas cuentan como cero/)).toBeVisible();
});

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
  expect(row('Patrimonio bruto')).toHaveTextContent('Le faltan $31.792.500 para el tope de $211.792.500.');
  expect(row('Patrimonio bruto')).toHaveTextContent('Lo más cercano a su tope');
  expect(row('Compras y consumos')).not.toHaveTextContent('Lo más cercano');
  expect(screen.getByRole('link', { name: 'Ver mi fecha' })).toHaveAttribute('href', '#dates');
});

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
  await userEvent.click(screen.getByRole('checkbox', { name: 'Responsable de IVA' }));
  await answer({});
  expect(screen.getByRole('heading', { name: 'Sí, debes declarar renta en 2025.' })).toBeVisible();
  expect(row('Responsable de IVA')).toHaveTextContent('Con esto basta: debes declarar.');
});

test('the contact link carries the result', async () => {
  renderCheck();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Responsable de IVA' }));
  await answer({ 'Ingresos brutos': '70 millones' });
  const contact = screen.getByRole('button', { name: 'Contáctame' });
  expect(contact).toHaveAttribute('href', '/#contact');
  expect(contact.dataset).toMatchObject({
    modal: 'contact',
    services: 'Declaración de Renta',
    message:
      'Hola. Según la consulta de tu página, debo declarar renta en 2025 por: Ingresos brutos ($70.000.000), Responsable de IVA.',
  });
});

test('the contact link says what was nearest when there is nothing to file', async () => {
  renderCheck();
  await answer({ 'Ingresos brutos': '60 millones' });
  expect(screen.getByRole('button', { name: 'Contáctame' }).dataset.message).toMatch(
    /no tengo que declarar renta en 2025 y quiero confirmarlo\. Lo más cercano a su tope: Ingresos brutos \(\$60\.000\.000\)\.$/,
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
  expect(equity).toHaveAccessibleDescription(/Esta cifra no se entiende/);
  expect(screen.getByLabelText('Compras y consumos')).toHaveAccessibleDescription(/¿Son millones\?/);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();

  await answer({ 'Patrimonio bruto': '100 millones', 'Compras y consumos': '65,5 millones' });
  expect(equity).toBeValid();
  expect(screen.getByRole('heading', { name: /no tienes que declarar/ })).toBeVisible();
});

test('an amount is written out as it was understood', async () => {
  renderCheck();
  const income = screen.getByLabelText('Ingresos brutos');
  await userEvent.type(income, '65,5 millones');
  await userEvent.tab();
  expect(income).toHaveValue('$65.500.000');
});

test('an answer goes as soon as a figure changes', async () => {
  renderCheck();
  await answer({ 'Ingresos brutos': '70 millones' });
  await userEvent.type(screen.getByLabelText('Ingresos brutos'), '1');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a submit from before the code arrived is answered', () => {
  window.heldActions = { take: () => true };
  renderCheck();
  delete window.heldActions;
  expect(screen.getByRole('heading', { name: /no tienes que declarar/ })).toBeVisible();
});
