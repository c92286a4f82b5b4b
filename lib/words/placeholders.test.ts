/** @jest-environment node */
import { placeholdersIn } from './placeholders';

const filledIn = {
  businessName: 'Contabilidad Ejemplar',
  cardNumber: '123456-T',
  phone: '+57 310 555 0123',
  university: { name: 'Universidad de Caldas', url: 'https://www.ucaldas.edu.co/' },
  activeSeason: 2025,
};

test('data of somebody are no examples', () => {
  expect(placeholdersIn(filledIn)).toEqual([]);
});

test.each([
  ['businessName', 'Nombre del negocio'],
  ['accountantName', 'Nombre de la contadora'],
  ['cardNumber', '000000-T (por completar)'],
  ['email', 'correo@contadora.example'],
  ['phone', '+57 300 000 0000'],
  ['phone', '300 0000000'],
])('%s as the repository is given away is one: %s', (path, found) => {
  expect(placeholdersIn({ ...filledIn, [path]: found })).toEqual([{ path, found }]);
});

test('they are found in groups of data', () => {
  const university = { name: 'Universidad (por completar)', url: 'https://universidad.example/' };
  expect(placeholdersIn({ ...filledIn, university }).map(({ path }) => path)).toEqual([
    'university.name',
    'university.url',
  ]);
});
