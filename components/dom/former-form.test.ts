import { keepForms, takeFormer, takeOver } from './former-form';

const html = `<form id="ask">
  <input id="name"><textarea id="message"></textarea>
  <input type="checkbox" name="services" value="RUT"><input type="checkbox" name="services" value="Renta" checked>
  <select id="year"><option value="">–</option><option>2025</option></select>
</form>`;

const form = () => document.querySelector('form')!;
const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const box = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)!;

/** Types into the HTML's form, which then is replaced by one with more fields. */
function replace() {
  document.body.innerHTML = html;
  keepForms();
  control('name').value = 'Ana';
  control('message').value = 'Hola';
  control('year').value = '2025';
  box('RUT').checked = true;
  box('Renta').checked = false;
  control('message').focus();
  form().setAttribute('aria-busy', 'true');
  document.body.innerHTML = html.replace('<input id="name">', '<input id="card"><input id="name">');
}

beforeEach(() => delete window.former);

test('a form that replaces another has its values, boxes, focus and deferred submit', async () => {
  replace();
  takeOver(form());
  await Promise.resolve();
  expect(['card', 'name', 'message', 'year'].map((id) => control(id).value)).toEqual([
    '',
    'Ana',
    'Hola',
    '2025',
  ]);
  expect([box('RUT').checked, box('Renta').checked]).toEqual([true, false]);
  expect(control('message')).toHaveFocus();
  expect(form()).toHaveAttribute('aria-busy', 'true');
});

test('a form takes over once, and what is typed since stays', () => {
  replace();
  takeOver(form());
  control('name').value = 'Otra';
  takeOver(form());
  expect(control('name').value).toBe('Otra');
});

test('a form that is replaced twice still has its values', () => {
  replace();
  takeOver(form());
  document.body.innerHTML = html;
  takeOver(form());
  expect(control('name').value).toBe('Ana');
});

test('nothing is taken over by a form that was never replaced', () => {
  document.body.innerHTML = html;
  keepForms();
  expect(takeFormer(form())).toBeUndefined();
});

test('a focus that the visitor has moved on from is not given back', async () => {
  document.body.innerHTML = html;
  keepForms();
  control('name').focus();
  control('name').blur();
  await Promise.resolve();
  document.body.innerHTML = html;
  takeOver(form());
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
