import { callerOf, memoryRateLimit } from './rate-limit';

test('a /48 may call five times as often as one caller, however many /64 call', () => {
  const limit = memoryRateLimit(12, () => 0);
  const waits = Array.from({ length: 10_001 }, (_, index) =>
    limit('contact', callerOf(`2001:db8:1:${index.toString(16)}::1`)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
});

test.each([
  ['10.0.0.1', '10.0.0.1', undefined],
  ['::ffff:10.0.0.1', '10.0.0.1', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
])('%s counts as %s', (address, name, network) => {
  expect(callerOf(address)).toEqual(network === undefined ? { name } : { name, network });
});
