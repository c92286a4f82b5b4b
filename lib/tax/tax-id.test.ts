/** @jest-environment node */
import { readTaxId, verificationDigit } from './tax-id';

// NITs whose verification digit is public. A remainder of 0 or 1 is the digit itself; from 2 on it is 11
// minus the remainder.
test.each([
  ['830095213', '0'],
  ['899999068', '1'],
  ['899999061', '9'],
])('the verification digit of %s is %s', (number, digit) => {
  expect(verificationDigit(number)).toBe(digit);
});

test.each([
  ['7', { how: 'digits', ending: '7' }],
  ['27', { how: 'digits', ending: '27' }],
  [' 2 7 ', { how: 'digits', ending: '27' }],
  ['27-28', { how: 'digits', ending: '27' }],
  ['99 y 00', { how: 'digits', ending: '99' }],
  ['２７', { how: 'digits', ending: '27' }],
  // Invisible characters come along from a calculator, an address book, a chat.
  ['\u202d52.123.456\u202c', { how: 'number', ending: '56' }],
  ['1.020.304.050', { how: 'number', ending: '50' }],
  ['52,345,627', { how: 'number', ending: '27' }],
  ['C.C. 52.345.627', { how: 'number', ending: '27' }],
  ['cc52345627', { how: 'number', ending: '27' }],
  ['Cédula: 79123400', { how: 'number', ending: '00' }],
  // A cédula whose last digit happens to equal the verification digit of the digits before it.
  ['1020304058', { how: 'number', ending: '58' }],
  ['800.197.268-4', { how: 'verified', ending: '68', matches: true }],
  ['800.197.268 - 4', { how: 'verified', ending: '68', matches: true }],
  ['NIT: 899.999.090–2', { how: 'verified', ending: '90', matches: true }],
  ['900.123.456-7', { how: 'verified', ending: '56', matches: false }],
  // A typed hyphen without a verification digit after it.
  ['800.197.268-', { how: 'number', ending: '68' }],
  // A company's NIT: no cédula of ten digits begins with 8.
  ['8001972684', { how: 'guessed', ending: '68', otherwise: '84' }],
  // A cédula of eight and one of ten, pasted from a RUT.
  ['523456278', { how: 'guessed', ending: '27', otherwise: '78' }],
  ['10203040508', { how: 'guessed', ending: '50', otherwise: '08' }],
  // Nine digits of a company may be a cédula with its verification digit.
  ['801234564', { how: 'number', ending: '64', otherwise: '56' }],
  ['801234565', { how: 'number', ending: '65' }],
])('the tax ID «%s» is read, and its ending is found', (text, reading) => {
  expect(readTaxId(text)).toEqual({ ok: true, ...reading });
});

test.each([
  ['   ', 'empty'],
  ['NIT', 'unreadable'],
  ['veintisiete', 'unreadable'],
  ['27a', 'unreadable'],
  ['-27', 'unreadable'],
  ['123', 'incomplete'],
  ['2-7', 'incomplete'],
  ['123456789012', 'too-long'],
  ['12345678901', 'too-long'],
  ['12345678901-2', 'too-long'],
])('the tax ID «%s» is refused as %s', (text, reason) => {
  expect(readTaxId(text)).toEqual({ ok: false, reason });
});
