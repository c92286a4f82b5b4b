/** @jest-environment node */
import { ValidationError } from 'yup';

import { contactSchema, emptyContact, type ContactValues } from './contact-fields';

const valid: ContactValues = {
  ...emptyContact,
  name: 'Ana',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: ['RUT'],
};

function errorsOf(values: Partial<ContactValues>, { hasPreset = false, asksConsent = false } = {}) {
  try {
    contactSchema({ hasPreset, asksConsent }).validateSync({ ...valid, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

test('a complete form has no errors, with and without a message', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ message: 'Hola' })).toEqual({});
});

test('an empty form says what each field needs', () => {
  expect(errorsOf(emptyContact)).toEqual({
    name: 'Nombre requerido',
    phone: 'Celular requerido',
    email: 'Correo requerido',
    services: 'Selecciona al menos un servicio',
  });
});

test('a name of spaces is no name', () => {
  expect(errorsOf({ name: ' \t ' })).toEqual({ name: 'Nombre requerido' });
});

test.each(['1234567', '300123456789012'])('the phone %s is accepted', (phone) => {
  expect(errorsOf({ phone })).toEqual({});
});

test.each([
  '123456',
  '3001234567890123',
  '300 123 4567',
  '+573001234567',
  '30012E4567',
  '٣٠٠١٢٣٤٥٦٧',
  '3001234\n',
])('the phone %j is «Número inválido»', (phone) => {
  expect(errorsOf({ phone })).toEqual({ phone: 'Número inválido' });
});

test('the e-mail has no rule beyond the browser’s', () => {
  expect(errorsOf({ email: 'sin arroba' })).toEqual({});
});

test('a preset leaves no service to select', () => {
  expect(errorsOf({ services: [] }, { hasPreset: true })).toEqual({});
});

test('the authorisation is required only where the owner asks for it', () => {
  expect(errorsOf({ consent: false }, { asksConsent: true })).toEqual({
    consent: 'Necesito tu autorización para responderte',
  });
  expect(errorsOf({ consent: true }, { asksConsent: true })).toEqual({});
});
