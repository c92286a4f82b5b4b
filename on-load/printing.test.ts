import { answerPrinting } from './printing';

test('paper shows what is folded, and the screen is as before afterwards', () => {
  document.body.innerHTML =
    '<details data-unfolds>Pregunta</details><details data-unfolds open>Abierta</details><details>Fuentes</details>';
  const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);
  answerPrinting();
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true, false]);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([false, true, false]);
});
