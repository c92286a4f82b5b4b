/** @jest-environment node */
import { fill } from './fill';

test('fills every token of a sentence', () => {
  expect(fill('Renta {taxYear}, en {year}: {year}', { year: '2025', taxYear: '2024' })).toBe(
    'Renta 2024, en 2025: 2025',
  );
});

test('names the token and the ones that exist when it is misspelt', () => {
  expect(() => fill('En {yaer}', { year: '2025' })).toThrow(/«En \{yaer\}».*Puedes usar: year/);
});
