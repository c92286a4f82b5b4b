import { emptyContact, type ContactValues } from '@/lib/lead/contact-fields';
import { firstTyped, readForm, writeForm } from './form-values';

const ana: ContactValues = {
  ...emptyContact,
  name: ' Ana ',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: ['Impuestos', 'RUT'],
  message: 'Hola,\n👋',
  consent: true,
};

function formWith(controls: string): HTMLFormElement {
  document.body.innerHTML = `<form><input name="name"><input name="phone"><input name="email"><textarea name="message"></textarea>
    <button type="submit">Enviar</button>${controls}<input type="checkbox" name="consent"></form>`;
  return document.forms[0]!;
}

test('values written into a form are read back equal', () => {
  const services = ['Impuestos', 'Nómina', 'RUT'];
  const form = formWith(
    services.map((name) => `<input type="checkbox" name="services" value="${name}">`).join(''),
  );
  for (const values of [ana, emptyContact]) {
    writeForm(form, values);
    expect(readForm(form, ana)).toEqual(values);
  }
});

test('a form without service boxes keeps the services of the other form', () => {
  const form = formWith('');
  writeForm(form, ana);
  expect(readForm(form, { ...emptyContact, services: ['Nómina'] })).toEqual({ ...ana, services: ['Nómina'] });
});

test('each field takes the first non-empty value of typed, draft and preset', () => {
  const typed = { ...emptyContact, name: 'Ana' };
  const draft = { ...emptyContact, name: 'Luz', services: ['RUT'], consent: true };
  const preset = { ...emptyContact, services: ['Nómina'], message: 'Hola' };
  expect(firstTyped(typed, draft, preset)).toEqual({ ...draft, name: 'Ana', message: 'Hola' });
});
