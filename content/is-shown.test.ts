/** @jest-environment node */
import servicesData from './services.json' with { type: 'json' };

test('a service that the owner hides is not listed', async () => {
  const [first, ...others] = servicesData.services;
  jest.doMock('./services.json', () => ({ services: [{ ...first, hidden: true }, ...others] }));
  const { services } = await import('./services');
  expect(services.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
});
