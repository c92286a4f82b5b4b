import { emptyContact, type ContactValues } from '@/lib/lead/contact-fields';
import { readForm, writeForm } from './form-values';

const ana: ContactValues = {
  name: ' Ana ',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: ['Impuestos', 'RUT'],
  message: 'Hola,\n👋',
  consent: true,
};

test('values written into a form are read back equal', () => {
  const services = ['Impuestos', 'Nómina', 'RUT'].map(
    (name) => `<input type="checkbox" name="services" value="${name}">`,
  );
  document.body.innerHTML = `<form><input name="name"><input name="phone"><input name="email">${services.join('')}
    <textarea name="message"></textarea><button type="submit">Enviar</button><input type="checkbox" name="consent"></form>`;
  const form = document.forms[0]!;
  for (const values of [ana, emptyContact]) {
    writeForm(form, values);
    expect(readForm(form)).toEqual(values);
  }
});
