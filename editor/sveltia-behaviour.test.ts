import { pictureProblem } from './check-photo';
import words from './es-CO.json' with { type: 'json' };
import { addBehaviour } from './sveltia-behaviour';

test('an item is removed only after she has said yes', async () => {
  addBehaviour();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (value) {
    this.returnValue = value ?? '';
    this.dispatchEvent(new Event('close'));
  };
  const remove = document.createElement('button');
  remove.setAttribute('aria-label', words.remove);
  const removed = jest.fn();
  remove.addEventListener('click', removed);
  document.body.append(remove);
  for (const [answer, times] of [
    [words.own.keep, 0],
    [words.own.delete, 1],
  ] as const) {
    remove.click();
    expect(removed).not.toHaveBeenCalled();
    const button = [...document.querySelectorAll<HTMLElement>('dialog button')];
    button.find(({ textContent }) => textContent === answer)?.click();
    await Promise.resolve();
    await Promise.resolve();
    expect(removed).toHaveBeenCalledTimes(times);
  }
});

test.each([
  [480, undefined],
  [479, 'mide 479 × 900 píxeles; elige una de al menos 480 por lado'],
])('a photograph of %i pixels on its shorter side gets the answer %s', async (width, said) => {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height: 900 }) });
  expect(await pictureProblem('foto.jpg', new Uint8Array())).toBe(said);
});

test('a norm that she opens from a hint doesn’t take the form’s place', () => {
  document.body.innerHTML = '<p class="hint"><a href="#641">artículo 641</a></p>';
  const link = document.querySelector('a');
  link?.click();
  expect(link?.target).toBe('_blank');
});
