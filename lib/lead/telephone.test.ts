/** @jest-environment node */
import { groupedDigits, telephoneOf } from './telephone';

test.each([
  ['3001234567', '573001234567', '+573001234567'],
  ['573001234567', '573001234567', '+573001234567'],
  ['00573001234567', '573001234567', '+573001234567'],
  ['033001234567', '573001234567', '+573001234567'],
  ['03001234567', '573001234567', '+573001234567'],
  ['34612345678', '34612345678', '+34612345678'],
  ['004712345678', '4712345678', '+4712345678'],
  // A landline has no WhatsApp, and a number without a country code can only be dialled.
  ['6012345678', undefined, '+576012345678'],
  ['00576012345678', undefined, '+576012345678'],
  ['300123456', undefined, '300123456'],
  ['1234567', undefined, '1234567'],
])('the phone %s gets the WhatsApp number %s and the dial link %s', (digits, whatsapp, call) => {
  expect(telephoneOf(digits)).toEqual({ whatsapp, call });
});

test.each([
  ['3001234567', '300 123 4567'],
  ['573001234567', '57 300 123 4567'],
  ['00573001234567', '0057 300 123 4567'],
  ['300123456', '300 12 3456'],
  ['1234567', '123 4567'],
])('spreadsheets read the phone %s, written %s, as text', (digits, text) => {
  expect(groupedDigits(digits)).toBe(text);
});
