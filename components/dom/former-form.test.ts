import { keepForms, takeFormer, takeOver, takeOverDialog } from './former-form';

const html = `<form id="ask">
  <input id="name"><textarea id="message"></textarea>
  <input type="checkbox" name="services" value="RUT"><input type="checkbox" name="services" value="Renta" checked>
  <select id="year"><option value="">–</option><option>2025</option></select>
</form>`;

const form = () => document.querySelector('form')!;
const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const box = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)!;

/** Fills in the HTML's form, then replaces it by a form with one more field. */
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

test('a form that replaces another takes over its values, checkboxes, focus and deferred submit', async () => {
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

test('a form takes over only once, so that later typing stays', () => {
  replace();
  takeOver(form());
  control('name').value = 'Otra';
  takeOver(form());
  expect(control('name').value).toBe('Otra');
});

test('a form that is replaced twice still has the typed values', () => {
  replace();
  takeOver(form());
  document.body.innerHTML = html;
  takeOver(form());
  expect(control('name').value).toBe('Ana');
});

test('a form that was never replaced takes over nothing', () => {
  document.body.innerHTML = html;
  keepForms();
  expect(takeFormer(form())).toBeUndefined();
});

test('a field that the visitor had left gets no focus back', async () => {
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

test('a dialog that replaces an open one is open, with the preset', () => {
  document.body.innerHTML = '<dialog id="modal" open data-services="RUT"></dialog>';
  keepForms();
  document.body.innerHTML = '<dialog id="modal"></dialog>';
  const dialog = document.querySelector('dialog')!;
  // jsdom has no `showModal`.
  dialog.showModal = () => dialog.setAttribute('open', '');
  takeOverDialog(dialog);
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toHaveAttribute('data-services', 'RUT');
});
