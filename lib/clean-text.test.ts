/** @jest-environment node */
import { cleanText } from './clean-text';

test.each([
  [
    'the direction marks around a number from a calculator or an address book',
    '\u202d52.123.456\u202c',
    '52.123.456',
  ],
  ['a no-break blank behind', 'ana@correo.example\u00a0', 'ana@correo.example'],
  ['a zero-width blank before', '\u200bana@correo.example', 'ana@correo.example'],
  ['a variation selector', '+1\ufe0d 555', '+1 555'],
  ['a decomposed letter', '1 millo\u0301n', '1 millón'],
  ['blanks on both sides of a mark', '300 \u200e 123\u2003\t45', '300 123 45'],
  ['a joiner at the end, behind a blank', 'RUT \u2060', 'RUT'],
])('a pasted text loses %s', (_, pasted, clean) => expect(cleanText(pasted)).toBe(clean));
