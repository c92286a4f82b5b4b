import { screen } from '@testing-library/react';
import { printWords } from '@/content/print';
import { answerPrinting } from './printing';

test('a button tapped before the script ran prints its part, and later prints are of the whole page', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  document.body.innerHTML = '<button data-prints="list"><span>Imprimir</span></button>';
  window.tapped = document.querySelector('span');
  answerPrinting();
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.documentElement).toHaveAttribute('data-print', 'list');
  dispatchEvent(new Event('afterprint'));
  expect(document.documentElement).not.toHaveAttribute('data-print');
});

test.each([
  ['does nothing', () => undefined],
  ['is missing', undefined],
])('a button says that the browser does not print where `print` %s', (_, print) => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'print', { value: print, configurable: true, writable: true });
  document.body.innerHTML = '<button data-prints="list">Imprimir</button><p role="status"></p>';
  answerPrinting();
  screen.getByRole('button').click();
  jest.advanceTimersByTime(1_000);
  expect(screen.getByRole('status')).toHaveTextContent(printWords.unavailable);
  expect(document.documentElement).not.toHaveAttribute('data-print');
  jest.useRealTimers();
});
