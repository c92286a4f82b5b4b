/** @jest-environment node */
import { readTaxId, verificationDigit } from './tax-id';

// Known NITs; a remainder of 0 or 1 is the digit itself, from 2 on it is what is left to 11.
test.each([
  ['830095213', '0'],
  ['899999068', '1'],
  ['899999061', '9'],
  ['860025900', '2'],
  ['899999063', '3'],
  ['800197268', '4'],
  ['860005216', '7'],
  ['890903938', '8'],
  ['860007336', '1'],
])('the verification digit of %s is %s', (number, digit) => {
  expect(verificationDigit(number)).toBe(digit);
});

test.each([
  ['7', '7'],
  ['27', '27'],
  [' 2 7 ', '27'],
  ['00', '00'],
  ['0', '0'],
  ['27-28', '27'],
  ['99 y 00', '99'],
  ['２７', '27'],
])('«%s» is an ending', (text, ending) => {
  expect(readTaxId(text)).toEqual({ ok: true, how: 'digits', ending });
});

test.each([
  ['1.020.304.050', '50'],
  ['1020304050', '50'],
  ['900.123.456', '56'],
  ['52 345 627', '27'],
  ['52,345,627', '27'],
  ['C.C. 52.345.627', '27'],
  ['cc52345627', '27'],
  ['Cédula: 79123400', '00'],
  ['NIT 800197268', '68'],
])('«%s» is a whole number', (text, ending) => {
  expect(readTaxId(text)).toEqual({ ok: true, how: 'number', ending });
});

test.each([
  ['800.197.268-4', '68', true],
  ['800197268-4', '68', true],
  ['800.197.268 - 4', '68', true],
  ['NIT: 899.999.090–2', '90', true],
  ['900.123.456-7', '56', false],
])('«%s» has a verification digit, which is dropped', (text, ending, matches) => {
  expect(readTaxId(text)).toEqual({ ok: true, how: 'verified', ending, matches });
});

test.each([
  // A company's NIT: no cédula of ten digits begins with 8.
  ['8001972684', '68', '84'],
  // A cédula of eight and one of ten, pasted from a RUT.
  ['523456278', '27', '78'],
  ['10203040508', '50', '08'],
])('«%s» seems to end in its verification digit', (text, ending, otherwise) => {
  expect(readTaxId(text)).toEqual({ ok: true, how: 'guessed', ending, otherwise });
});

test('a cédula that ends by chance in what would be its digit is taken whole', () => {
  expect(readTaxId('1020304058')).toMatchObject({ how: 'number', ending: '58' });
});

test.each([
  ['', 'empty'],
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
])('«%s» is %s', (text, reason) => {
  expect(readTaxId(text)).toEqual({ ok: false, reason });
});

test('a hyphen typed on the way to a verification digit changes nothing yet', () => {
  expect(readTaxId('800.197.268-')).toMatchObject({ ok: true, ending: '68' });
});

test('nine digits of a company may be a cédula with its verification digit', () => {
  expect(readTaxId('801234564')).toEqual({ ok: true, how: 'number', ending: '64', otherwise: '56' });
  expect(readTaxId('801234565')).toEqual({ ok: true, how: 'number', ending: '65' });
});
