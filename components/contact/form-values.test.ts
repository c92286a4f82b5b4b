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

const services = ['Impuestos', 'Nómina', 'RUT'].map(
  (name) => `<input type="checkbox" name="services" value="${name}">`,
);

function formWith(...controls: string[]): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name"><input name="phone"><input name="email"><textarea name="message"></textarea>
    <button type="submit">Enviar</button>${controls.join('')}</form>`;
  return document.forms[0]!;
}

test('what is written into a form is read from it again', () => {
  const form = formWith(...services, '<input type="checkbox" name="consent">');
  expect(readForm(form, ana)).toEqual(emptyContact);
  writeForm(form, ana);
  expect(readForm(form, emptyContact)).toEqual(ana);
  writeForm(form, emptyContact);
  expect(readForm(form, ana)).toEqual(emptyContact);
});

test('a form without services to choose keeps those chosen elsewhere', () => {
  const form = formWith();
  writeForm(form, ana);
  expect(readForm(form, { ...emptyContact, services: ['Nómina'] })).toEqual({
    ...ana,
    services: ['Nómina'],
    consent: false,
  });
});

test('writing what is there already leaves the caret where it is', () => {
  const form = formWith();
  writeForm(form, ana);
  const message = form.querySelector('textarea')!;
  message.setSelectionRange(2, 2);
  writeForm(form, ana);
  expect(message.selectionStart).toBe(2);
});

test('of what was typed, left and given, each field takes the first that has something', () => {
  const typed = { ...emptyContact, name: 'Ana' };
  const left = { ...emptyContact, name: 'Luz', services: ['RUT'], consent: true };
  const given = { ...emptyContact, services: ['Nómina'], message: 'Hola' };
  expect(firstTyped(typed, left, given)).toEqual({
    ...emptyContact,
    name: 'Ana',
    services: ['RUT'],
    message: 'Hola',
    consent: true,
  });
  expect(firstTyped(emptyContact)).toEqual(emptyContact);
});
