import { render, screen, within } from '@testing-library/react';
import { groupOf } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { DeadlineTable } from './DeadlineTable';

const season = seasonFor(2025);

function renderGroup(id: 'major' | 'legal' | 'natural') {
  render(<DeadlineTable group={groupOf(season, id)} year={season.year} />);
}

test('natural persons: one table of 25 rows, the second half of the pairs beside the first', () => {
  renderGroup('natural');
  const table = screen.getByRole('table', {
    name: 'Personas naturales: fechas de declaración de renta en 2025',
  });
  const [head, ...rows] = within(table).getAllByRole('row');
  expect(
    within(head ?? table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Dos últimos dígitos', 'Fecha final', 'Dos últimos dígitos', 'Fecha final']);
  expect(rows).toHaveLength(25);
  expect(rows.map((row) => row.textContent).at(0)).toBe(
    '01 y 0212 de agosto de 202551 y 5217 de septiembre de 2025',
  );
  expect(rows.map((row) => row.textContent).at(-1)).toBe(
    '49 y 5016 de septiembre de 202599 y 0024 de octubre de 2025',
  );
});

test('major taxpayers: one table an installment, named by its caption, digits 1 to 9 then 0', () => {
  renderGroup('major');
  expect(screen.getAllByRole('table')).toHaveLength(3);
  const table = screen.getByRole('table', { name: 'Segunda cuota y declaración' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']);
  expect(within(table).getByRole('row', { name: '7 21 de abril de 2025' })).toBeInTheDocument();
});

test('legal entities: two installments', () => {
  renderGroup('legal');
  expect(screen.getByRole('table', { name: 'Primera cuota y declaración' })).toBeInTheDocument();
  expect(screen.getByText('17 de julio de 2025')).toHaveAttribute('dateTime', '2025-07-17');
});
