/** @jest-environment node */
import { contactRequest, requestInWords, trackingPayload } from './contact-request';
import { emptyContact, type ContactValues } from './contact-fields';

const values: ContactValues = {
  ...emptyContact,
  name: ' Ana ',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: ['RUT', 'Declaración de Renta'],
  message: 'Hola,\n«¿cuánto?»\n',
};

test('chosen services are joined in catalogue order', () => {
  expect(contactRequest(values).services).toBe('Declaración de Renta, RUT');
  expect(contactRequest({ ...values, services: [] }).services).toBe('');
});

test('a name that was not given is left out', () => {
  expect(trackingPayload({ ...values, name: '' }, 'email')).toEqual({ email: 'ana@correo.example' });
});

test('in words, what was typed is there and what was not has no line', () => {
  const words = requestInWords(contactRequest(values));
  for (const typed of [values.name, 'Declaración de Renta, RUT', values.message])
    expect(words).toContain(typed);
  expect(requestInWords(contactRequest(emptyContact))).toBe('');
});
