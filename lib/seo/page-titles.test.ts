/** @jest-environment node */
import { pageDescription, pageTitle } from './page-titles';

const known = { businessName: 'Asesorías Contables del Eje', city: 'Pasto', year: '2028', uvt: undefined };

test('the owner’s title is shown while it fits with her name and city in it', () => {
  const title = '{businessName} - Contadora pública en {city}';
  expect(pageTitle('home', known, title)).toBe('Asesorías Contables del Eje - Contadora pública en Pasto');
  const far = { ...known, city: 'Santa Rosa de Cabal' };
  expect(pageTitle('home', far, title)).toBe('Asesorías Contables del Eje - Santa Rosa de Cabal');
  const farther = { ...known, city: 'Cúcuta, Norte de Santander, Colombia' };
  expect(pageTitle('home', farther, title)).toBe('Asesorías Contables del Eje');
});

test('a title or a sentence that waits for the season’s UVT is left out until it is known', () => {
  expect(pageTitle('incomeTax', known, 'Renta {year} con la UVT de {uvt}')).toBe('Declaración de Renta 2028');
  const description = 'La UVT vale {uvt}. Tus fechas de {year}, según la cédula.';
  expect(pageDescription('incomeTax', known, description)).toBe('Tus fechas de 2028, según la cédula.');
});

test('a description that her name makes too long ends with its last sentence that fits', () => {
  const description = `${'Uno. '.repeat(26)}{businessName}. Dos.`;
  expect(pageDescription('home', known, description)).toBe(
    `${'Uno. '.repeat(26)}Asesorías Contables del Eje.`,
  );
});
