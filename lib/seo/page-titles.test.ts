/** @jest-environment node */
import { pageDescription, pageTitle } from './page-titles';

const known = {
  businessName: 'Asesorías Contables del Eje',
  city: 'Pasto',
  year: '2028',
  taxYear: '2027',
  uvt: undefined,
};

test('the owner’s title is shown while it fits with her name and city in it', () => {
  const title = '{businessName} - Contadora pública en {city}';
  expect(pageTitle('home', known, title)).toBe('Asesorías Contables del Eje - Contadora pública en Pasto');
  const far = { ...known, city: 'Santa Rosa de Cabal' };
  expect(pageTitle('home', far, title)).toBe('Asesorías Contables del Eje - Santa Rosa de Cabal');
  const farther = { ...known, city: 'Cúcuta, Norte de Santander, Colombia' };
  expect(pageTitle('home', farther, title)).toBe('Asesorías Contables del Eje');
});

test('a title or a sentence that waits for the season’s UVT or limits is left out until they are known', () => {
  const dates = 'Declaración de Renta 2028 (año gravable 2027): fechas';
  for (const title of ['Renta {year} con la UVT de {uvt}', 'Renta {year}: topes'])
    expect(pageTitle('incomeTax', known, title)).toBe(dates);
  const limits = { ...known, incomeLimit: '$80.000.000' };
  expect(pageTitle('incomeTax', limits, 'Renta {year}: topes')).toBe('Renta 2028: topes');
  const description = 'La UVT vale {uvt}. Tus fechas de {year}, según la cédula.';
  expect(pageDescription('incomeTax', known, description)).toBe('Tus fechas de 2028, según la cédula.');
});

test('a description that her name makes too long ends with its last sentence that fits', () => {
  const description = `${'Uno. '.repeat(26)}{businessName}. Dos.`;
  expect(pageDescription('home', known, description)).toBe(
    `${'Uno. '.repeat(26)}Asesorías Contables del Eje.`,
  );
});
