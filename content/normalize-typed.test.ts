/** @jest-environment node */
import { cardOf, clockOf, phoneOf } from './normalize-typed';

test.each([
  ['+57 (310) 555-0123', '+57 (310) 555-0123'],
  ['0057 310 555 0123', '+57 310 555 0123'],
  ['573105550123', '+57 3105550123'],
  ['315 555 0188', '+57 315 555 0188'],
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

test('an hour is shown with two digits', () => {
  expect([clockOf('8:00'), clockOf('18:30')]).toEqual(['08:00', '18:30']);
});
