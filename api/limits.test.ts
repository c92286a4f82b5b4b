/** @jest-environment node */
import { callerOf, isLocal, memoryRateLimit } from './limits';

test('only a call from this machine to a local host name counts as local', () => {
  expect(isLocal('127.0.0.1', 'localhost:3000')).toBe(true);
  expect(isLocal('::1', '[::1]:3000')).toBe(true);
  expect(isLocal('127.0.0.1', 'malo.example:3000')).toBe(false);
  expect(isLocal('192.168.1.5', 'localhost:3000')).toBe(false);
});

test('a /48 network may call five times as often as one caller, however many of its /64 call', () => {
  const limit = memoryRateLimit(12, () => 0);
  const waits = Array.from({ length: 10_001 }, (_, index) =>
    limit('contact', callerOf(`2001:db8:1:${index.toString(16)}::1`)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
});

test.each([
  ['10.0.0.1', '10.0.0.1', undefined],
  ['::ffff:10.0.0.1', '10.0.0.1', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1/48'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2', '2001:db8:1/48'],
  ['2001:db8::9', '2001:db8:0:0', '2001:db8:0/48'],
  ['::1', '0:0:0:0', '0:0:0/48'],
])('the address %s counts as the caller %s', (address, name, network) => {
  expect(callerOf(address)).toEqual(network === undefined ? { name } : { name, network });
});
