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

test('what is written into a form is read from it again', () => {
  const services = ['Impuestos', 'Nómina', 'RUT'];
  const form = formWith(
    services.map((name) => `<input type="checkbox" name="services" value="${name}">`).join(''),
  );
  for (const values of [ana, emptyContact]) {
    writeForm(form, values);
    expect(readForm(form, ana)).toEqual(values);
  }
});

test('a form without services to choose keeps those chosen elsewhere', () => {
  const form = formWith('');
  writeForm(form, ana);
  expect(readForm(form, { ...emptyContact, services: ['Nómina'] })).toEqual({ ...ana, services: ['Nómina'] });
});

test('of what was typed, left and given, each field takes the first that has something', () => {
  const typed = { ...emptyContact, name: 'Ana' };
  const left = { ...emptyContact, name: 'Luz', services: ['RUT'], consent: true };
  const given = { ...emptyContact, services: ['Nómina'], message: 'Hola' };
  expect(firstTyped(typed, left, given)).toEqual({ ...left, name: 'Ana', message: 'Hola' });
});
