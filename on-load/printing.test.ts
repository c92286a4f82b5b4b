import { answerPrinting } from './printing';

test('unfolds questions for printing, and folds them again afterwards', () => {
  document.body.innerHTML =
    '<details data-unfolds>Pregunta</details><details data-unfolds open>Abierta</details><details>Fuentes</details>';
  const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);
  answerPrinting();
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true, false]);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([false, true, false]);
});

test('prints for a button that was tapped before the script ran', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  document.body.innerHTML = '<button data-prints="list"><span>Imprimir</span></button>';
  window.tapped = document.querySelector('span');
  answerPrinting();
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.print).toBe('list');
});
