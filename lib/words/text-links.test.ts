/** @jest-environment node */
import { linkedParts, plainText } from './text-links';

const docs = 'https://normograma.dian.gov.co/dian/compilacion/docs';

const links = (text: string) =>
  linkedParts(text).flatMap(({ text: words, href }) => (href ? [[words, href]] : []));

test('words marked as a link lead to their address', () => {
  expect(linkedParts('Mira [la lista](#papeles) o [el calendario](/calendario).')).toEqual([
    { text: 'Mira ' },
    { text: 'la lista', href: '#papeles' },
    { text: ' o ' },
    { text: 'el calendario', href: '/calendario' },
    { text: '.' },
  ]);
});

test('an address may have parentheses', () => {
  expect(links('Mira [qué es](https://es.wikipedia.org/wiki/Renta_(impuesto)), y vuelve.')).toEqual([
    ['qué es', 'https://es.wikipedia.org/wiki/Renta_(impuesto)'],
  ]);
});

test.each([
  ['hasta el 100 % (artículo 641).', [['artículo 641', `${docs}/estatuto_tributario.htm#641`]]],
  [
    'Artículos\u00a0592 a 594-3 y 868, y más.',
    [
      ['Artículos\u00a0592', `${docs}/estatuto_tributario.htm#592`],
      ['594-3', `${docs}/estatuto_tributario.htm#594-3`],
      ['868', `${docs}/estatuto_tributario.htm#868`],
    ],
  ],
  ['según el Decreto 2229 de 2023; confirma', [['Decreto 2229 de 2023', `${docs}/decreto_2229_2023.htm`]]],
])('«%s» links to the norm it names', (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(plainText(text)).toBe(text);
});

test.each([
  'artículo 1.6.1.13.2.15',
  'el artículo 48 de la Ley 43 de 1990',
  'el artículo 10 del Decreto 7',
  'Resolución 000187 de 2023',
  'un artículo de 2025',
])('«%s» is not turned into a link', (text) => {
  expect(linkedParts(text)).toEqual([{ text }]);
});
