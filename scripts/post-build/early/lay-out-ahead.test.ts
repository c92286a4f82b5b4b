import { layOutAhead } from './lay-out-ahead';

test('what a finger is about to open is laid out while it is down', () => {
  document.body.innerHTML =
    '<details><summary><h3>Fechas</h3></summary><div>Tabla</div></details><p>Otro</p>';
  const layout = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  layOutAhead();
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press('p');
  expect(layout.mock.contexts).toEqual([]);
  press('h3');
  expect(layout.mock.contexts).toEqual([document.querySelector('div')]);
});
