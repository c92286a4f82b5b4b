/** @jest-environment node */
import { addressOf, callerOf, isLocal, memoryRateLimit } from './limits';

const asked = { peer: '127.0.0.1', forwardedFor: '1.1.1.1, 2.2.2.2', host: 'localhost:3000' };

test.each([
  ['127.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['::ffff:127.0.0.1', '2.2.2.2', '2.2.2.2'],
  ['::1', '2.2.2.2:40001', '2.2.2.2'],
  ['192.168.1.5', '[2001:db8::1]:443', '2001:db8::1'],
  ['172.31.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['fd00::1', '2001:db8::1', '2001:db8::1'],
  ['172.32.0.1', '2.2.2.2', '172.32.0.1'],
  ['2001:db8::1', '2.2.2.2', '2001:db8::1'],
  ['', '2.2.2.2', ''],
])(
  'with the peer %s and X-Forwarded-For «%s» the caller is %s, and without a proxy the peer',
  (peer, forwardedFor, address) => {
    expect(addressOf({ ...asked, peer, forwardedFor }, true)).toBe(address);
    expect(addressOf({ ...asked, peer, forwardedFor }, false)).toBe(peer);
  },
);

test('only a direct call to a local host name counts as local', () => {
  const direct = { ...asked, forwardedFor: undefined };
  expect(isLocal(direct)).toBe(true);
  expect(isLocal({ ...direct, peer: '::1', host: '[::1]:3000' })).toBe(true);
  expect(isLocal(asked)).toBe(false);
  expect(isLocal({ ...direct, host: 'malo.example:3000' })).toBe(false);
  expect(isLocal({ ...direct, peer: '192.168.1.5' })).toBe(false);
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
