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
