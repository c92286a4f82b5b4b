/** @jest-environment node */
import { emailKey, phoneKey } from './lead-filter';

test.each([
  'JOSE@Correo.example',
  ' jose@correo.example ',
  'jose@correo.example.',
  'José Peña <jose@correo.example>',
  'mailto:jose@correo.example',
  'jose＠correo.example',
  'jose\u0301@correo.example',
  'jos\u00e9@correo.example',
])('a person is found by e-mail though they typed %j', (typed) => {
  expect(emailKey(typed)).toBe(emailKey('jose@correo.example'));
  expect(emailKey(typed)).not.toBe(emailKey('josefa@correo.example'));
});

test('a person is found by phone, with a country code or without', () => {
  expect(phoneKey('573001234567')).toBe(phoneKey('3001234567'));
});
