import { callerOf, memoryRateLimit } from './rate-limit';

test('holds no more callers than its capacity', () => {
  const limit = memoryRateLimit(1, () => 0, 2);
  expect([limit('a'), limit('b'), limit('b')]).toEqual([0, 0, 60]);
  limit('c');
  limit('d');
  expect([limit('d'), limit('a')]).toEqual([60, 0]);
});

test('0 is no limit', () => {
  const limit = memoryRateLimit(0, () => 0);
  expect([limit('a'), limit('a')]).toEqual([0, 0]);
});

test.each([
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
])('%s counts as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
