/** @jest-environment node */
import { fill } from './fill';

test('keeps a figure and its unit on one line, and puts ordinary spaces in dates, which people search for', () => {
  expect(fill('Tope: {limit}, 5 % o 10 UVT, el 12 de agosto de 2025', { limit: '$100' })).toBe(
    'Tope: $100, 5\u00a0% o 10\u00a0UVT, el 12 de agosto de 2025',
  );
});

test('names the token and the ones that exist when it is misspelt', () => {
  expect(() => fill('En {yaer}' as string, { year: '2025' })).toThrow(/«En \{yaer\}».*Puedes usar: year/);
});
