import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from './PrintButton';

// jsdom has no printer.
const print = jest.fn(() => document.documentElement.dataset.print);
beforeEach(() => {
  print.mockClear();
  window.print = print;
});

test('prints the whole page', async () => {
  render(<PrintButton label="Imprimir" />);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveReturnedWith('page');
});

test('prints one part, and the whole page again afterwards', async () => {
  render(<PrintButton label="Imprimir lista" only="checklist" />);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir lista' }));
  expect(print).toHaveReturnedWith('checklist');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.print).toBeUndefined();
});
