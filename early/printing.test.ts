import { answerPrinting } from './printing';

// jsdom has no printer.
const print = jest.fn(() => document.documentElement.dataset.print);
window.print = print;

test('prints the part a button names, and the page is whole again afterwards', () => {
  document.body.innerHTML = '<button data-prints="checklist"><b>Imprimir lista</b></button><a>Otro</a>';
  answerPrinting();
  document.querySelector('a')?.click();
  expect(print).not.toHaveBeenCalled();
  document.querySelector('b')?.click();
  expect(print).toHaveReturnedWith('checklist');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement.dataset.print).toBeUndefined();
});
