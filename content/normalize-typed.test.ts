/** @jest-environment node */
import { cardOf, clockOf, pesosOf, phoneOf } from './normalize-typed';

test.each([
  ['+57 (310) 555-0123', '+57 (310) 555-0123'],
  ['0057 310 555 0123', '+57 310 555 0123'],
  ['573105550123', '+57 3105550123'],
  ['315 555 0188', '+57 315 555 0188'],
  ['(606) 887-0123', '+57 (606) 887-0123'],
  ['\u202A+57 310 555\u20110123\u202C', '+57 310 555-0123'],
])('the phone number %j is shown as %s', (typed, shown) => {
  expect(phoneOf(typed)).toBe(shown);
});

test.each([
  ['123456-T', '123456-T'],
  ['123.456 - t', '123456-T'],
  ['T.P. 123456–T', '123456-T'],
  ['000000-T (por completar)', '000000-T (por completar)'],
])('the card %j is shown as %s', (typed, shown) => {
  expect(cardOf(typed)).toBe(shown);
});

test.each([
  ['desde $180.000', 180_000],
  ['180 mil', 180_000],
  ['180k', 180_000],
  ["1'200.000", 1_200_000],
  ['$180.000,00', 180_000],
  ['180,000', 180_000],
])('the price %j is read as %i pesos', (typed, pesos) => {
  expect(pesosOf(typed)).toBe(pesos);
});

test('an hour is shown with two digits', () => {
  expect([clockOf('8:00'), clockOf('18:30')]).toEqual(['08:00', '18:30']);
});
