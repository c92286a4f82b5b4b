/** @jest-environment node */
import { deadlineOf, pastDecrees } from './past-deadlines';

// First and last days as the press printed them: wradio.com.co of 5 August 2022, portafolio.co 576266.
test.each([
  [2021, '2022-08-09', '2022-10-19', 'Decreto 1778 de 2021'],
  [2022, '2023-08-09', '2023-10-19', 'Decreto 2487 de 2022'],
  [2023, '2024-08-12', '2024-10-24', 'Decreto 2229 de 2023'],
])('tax year %i runs from %s to %s, by the %s', (taxYear, first, last, decree) => {
  expect(pastDecrees[taxYear]?.norm).toBe(decree);
  expect(deadlineOf(taxYear, '01', [])).toBe(first);
  expect(deadlineOf(taxYear, '00', [])).toBe(last);
  expect(deadlineOf(taxYear, '7', [])).toBeNull();
});
