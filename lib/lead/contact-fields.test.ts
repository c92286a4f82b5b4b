/** @jest-environment node */
import { ValidationError } from 'yup';
import {
  contactSchema,
  countsOf,
  emptyContact,
  mayLackDigit,
  sentAs,
  type ContactValues,
} from './contact-fields';

const valid = {
  ...emptyContact,
  name: 'Ana',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: ['RUT'],
} satisfies ContactValues;

function errorsOf(values: Partial<ContactValues>, { hasPreset = false, asksConsent = false } = {}) {
  try {
    contactSchema({ hasPreset, asksConsent }).validateSync({ ...valid, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

test('a missing name, phone or e-mail is refused, and services only where they can be chosen', () => {
  expect(errorsOf({})).toEqual({});
  expect(Object.keys(errorsOf(emptyContact))).toEqual(['name', 'phone', 'email', 'services']);
  expect(errorsOf({ services: [] }, { hasPreset: true })).toEqual({});
  expect(Object.keys(errorsOf({}, { asksConsent: true }))).toEqual(['consent']);
});

test.each([
  ['1234567', '1234567'],
  ['300123456789012', '300123456789012'],
  [' +57 (300) 123-45.67\u00a0', '573001234567'],
  ['\u202a+57 300\u2011123\u20114567\u202c\n', '573001234567'],
])('the phone %j is accepted and sent as %s', (phone, sent) => {
  expect(errorsOf({ phone })).toEqual({});
  expect(sentAs('phone', phone)).toBe(sent);
});

test('an e-mail is sent without its invisible characters', () => {
  const email = '\u2068ana@correo.example\u2069';
  expect(errorsOf({ email })).toEqual({});
  expect(sentAs('email', email)).toBe('ana@correo.example');
});

test('a name that shows nothing is «Nombre requerido», and one that shows something is sent as typed', () => {
  for (const name of [' ', '\u3164', '\u200b', '\u2800', '\u0301'])
    expect(errorsOf({ name })).toEqual({ name: 'Nombre requerido' });
  for (const name of [' O’Brien\u200d ', '李', 'عائشة', '🇨🇴']) {
    expect(errorsOf({ name })).toEqual({});
    expect(sentAs('name', name)).toBe(name);
  }
});

test.each(['123456', '3001234567890123', '300+1234567', '3001234567 ext. 2', '30012E4567', '٣٠٠١٢٣٤٥٦٧'])(
  'the phone %j is «Número inválido»',
  (phone) => expect(errorsOf({ phone })).toEqual({ phone: 'Número inválido' }),
);

test.each([
  ['name', 'x'.repeat(200), 'x'.repeat(201), '200'],
  ['email', 'x'.repeat(254), 'x'.repeat(255), '254'],
  ['services', ['x'.repeat(249), 'x'.repeat(249)], ['x'.repeat(250), 'x'.repeat(249)], '500'],
  ['message', 'x'.repeat(5000), ` ${'x'.repeat(5000)}`, '5.000'],
])('the %s has a maximum length', (field, longest, longer, max) => {
  expect(errorsOf({ [field]: longest })).toEqual({});
  expect(errorsOf({ [field]: longer })).toEqual({ [field]: expect.stringContaining(max) });
});

test.each([
  [3999, ''],
  [4000, '4.000 de 5.000 caracteres'],
  [5020, 'Sobran 20: caben 5.000 caracteres'],
])('with %i of 5.000 characters the counter says «%s»', (length, message) => {
  const { message: counted, ...others } = countsOf({ ...valid, message: 'x'.repeat(length) });
  expect(counted).toBe(message);
  expect(others).toMatchObject({ name: '', email: '', services: '' });
});

test.each([
  ['300 123 456', true],
  ['+57 300 123 456', true],
  ['0057 300123456', true],
  ['300 123 4567', false],
  ['601 234 567', false],
  // This is a Croatian number, not a Colombian one.
  ['+385 12 3456', false],
  ['30012345', false],
])('a missing digit is suspected in %s: %s', (phone, may) => {
  expect(mayLackDigit(phone)).toBe(may);
  expect(errorsOf({ phone })).toEqual({});
});
