/** @jest-environment node */
test('a service that the owner hides is not listed', async () => {
  jest.doMock('./services.json', () => ({ services: [{ name: 'Nómina', hidden: true }, { name: 'RUT' }] }));
  const { services } = await import('./services');
  expect(services).toEqual([{ name: 'RUT' }]);
});
