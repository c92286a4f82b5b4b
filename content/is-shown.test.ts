/** @jest-environment node */
import type * as Services from './services';

test('a service that the owner hides is not listed', () => {
  jest.doMock('./services.json', () => ({ services: [{ name: 'Nómina', hidden: true }, { name: 'RUT' }] }));
  const { services } = jest.requireActual<typeof Services>('./services');
  expect(services).toEqual([{ name: 'RUT' }]);
});
